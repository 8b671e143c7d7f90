import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { franjasPorFechaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { DIAS_SEMANA } from '@remanso/contract/calendario';
import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { tablaPorDefecto, type Precio } from '@remanso/contract/precio/precios.rules';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { Caller, Client } from './client.ts';

export const CONFIG: NuevaConfig & { preciosPorCapacidad: Precio[] } = {
  duracionBaseMin: 60,
  capacidadBase: 4,
  ventanaDias: 7,
  limiteCancelHoras: 6,
  notificacionesActivas: true,
  preciosPorCapacidad: tablaPorDefecto(4),
  datosDeTransferencia: 'alias REMANSO.TUC',
};

export const TRAMOS = [
  { horaInicio: '08:00', horaFin: '12:00' },
  { horaInicio: '16:00', horaFin: '20:00' },
];

/** The hours of the week: every day but Sunday from 8 to 12 and from 16 to 20. */
export const SEMANA = DIAS_SEMANA.map((diaSemana) => ({
  diaSemana,
  activo: diaSemana !== 'DOMINGO',
  tramos: diaSemana === 'DOMINGO' ? [] : TRAMOS,
}));

export interface Persona<R extends Rol = Rol> {
  id: number;
  email: string;
  token: string;
  rol: R;
}
export type Cliente = Persona<'CLIENT'>;
export type Admin = Persona<'ADMIN'>;

export const CONTRASENA = 'Secreta1';

/** The Friday that follows `START`, the day on which the tests begin. */
export const VIERNES = '2026-10-02';

/** Returns the franjas of a day as a client sees them. */
export const verDia = (app: Client, fecha: string, as: Caller) =>
  app.make(franjasPorFechaDeCliente, { as, params: { fecha } });

export function acompaniantes(cuantos: number) {
  return Array.from({ length: cuantos }, () => ({ nombre: 'Sol', genero: 'FEMENINO' as const }));
}

/** Books a franja through the API, for the person `as` and `companions` further people. */
export const reservar = <C extends Caller>(app: Client, as: C, franjaId: number, companions = 0) =>
  app.make(crearReserva, { as, body: { franjaId, acompaniantes: acompaniantes(companions) } });
