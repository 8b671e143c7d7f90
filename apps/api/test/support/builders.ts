import { crearReserva } from '@remanso/contract/reservas.contract';
import { franjasPorFechaDeCliente } from '@remanso/contract/franjas.contract';
import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { capitalizar } from '@remanso/contract/nombres.rules';
import type { NuevaConfig } from '@remanso/contract/config.forms';
import { tablaPorDefecto, type Precio } from '@remanso/contract/precios.rules';
import type { Rol } from '@remanso/contract/usuarios.rules';
import { insertarUsuario } from '../../src/modules/usuarios/usuarios.repository.ts';
import type { Caller, Client } from './client.ts';
import type { TestApp } from './test-app.ts';

export const CONFIG: NuevaConfig & { preciosPorCapacidad: Precio[] } = {
  duracionBaseMin: 60,
  capacidadBase: 4,
  ventanaDias: 7,
  limiteCancelHoras: 6,
  notificacionesActivas: true,
  preciosPorCapacidad: tablaPorDefecto(4),
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

/** The day after `START`, a Friday. */
export const VIERNES = '2026-10-02';

/** The hash of `CONTRASENA`, which is slow to make and the same for everybody. */
let contrasenaHash: Promise<string> | undefined;

let cuantas = 0;

/** Inserts a user with the password `CONTRASENA`, and gives them a valid token. */
export async function crearPersona<R extends Rol = 'CLIENT'>(
  { dependencies }: Pick<TestApp, 'dependencies'>,
  { rol = 'CLIENT' as R, nombre }: { rol?: R; nombre?: string } = {},
): Promise<Persona<R>> {
  const { db, clock, passwords, tokens } = dependencies;
  const email = `${nombre ?? `persona${(cuantas += 1)}`}@ejemplo.com`;
  const id = await insertarUsuario(db, {
    nombre: capitalizar(nombre ?? 'Ana'),
    apellido: 'Paz',
    email,
    genero: 'FEMENINO',
    telefono: '381 555 0142',
    rol,
    contrasenaHash: await (contrasenaHash ??= passwords.hash(CONTRASENA)),
    creadoEn: clock.instant(),
  });
  return { id, email, token: await tokens.sign({ id, rol, version: 1 }), rol };
}

/** Returns the franjas of a day as the client sees them. */
export const verDia = (app: Client, fecha: string, as: Caller) =>
  app.make(franjasPorFechaDeCliente, { as, params: { fecha } });

export function acompaniantes(cuantos: number) {
  return Array.from({ length: cuantos }, () => ({ nombre: 'Sol', genero: 'FEMENINO' as const }));
}

/** Books through the API, for the person and so many companions. */
export const reservar = <C extends Caller>(app: Client, as: C, franjaId: number, companions = 0) =>
  app.make(crearReserva, { as, body: { franjaId, acompaniantes: acompaniantes(companions) } });

/** Sets an account inactive in the table alone, so that its token stays as it was. */
export async function desactivar({ database }: TestApp, { id }: Persona): Promise<void> {
  await database.db
    .updateTable('usuarios')
    .set({ estado: 'INACTIVO' })
    .where('id', '=', id)
    .execute();
}

/** Moves the clock and gives these people a token of that moment, because a token lasts only twelve hours. */
export async function moveTo(
  { clock, dependencies }: TestApp,
  momento: string,
  ...personas: Persona[]
): Promise<void> {
  clock.set(momento);
  for (const persona of personas) {
    const { id, rol } = persona;
    persona.token = await dependencies.tokens.sign({ id, rol, version: 1 });
  }
}
