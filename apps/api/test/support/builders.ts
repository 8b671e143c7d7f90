import { DIAS_SEMANA } from '@remanso/contract/calendario';
import type { NuevaConfig } from '@remanso/contract/config.forms';
import { tablaPorDefecto, type Precio } from '@remanso/contract/precios.rules';
import type { Rol } from '@remanso/contract/usuarios.rules';
import { insertarUsuario } from '../../src/modules/usuarios/usuarios.repository.ts';
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

export interface Persona {
  id: number;
  email: string;
  token: string;
}

export const CONTRASENA = 'Secreta1';

/** The day after `START`, a Friday. */
export const VIERNES = '2026-10-02';

let cuantas = 0;

/** The hash of `CONTRASENA`, which is slow to make and the same for everybody. */
let contrasenaHash: Promise<string> | undefined;

/** Inserts a user with the password `CONTRASENA`, and gives them a valid token. */
export async function crearPersona(
  { dependencies }: TestApp,
  { rol = 'CLIENT' }: { rol?: Rol } = {},
): Promise<Persona> {
  cuantas += 1;
  const email = `persona${cuantas}@ejemplo.com`;
  const id = await insertarUsuario(dependencies.db, {
    nombre: 'Ana',
    apellido: 'Paz',
    email,
    genero: 'FEMENINO',
    telefono: '381 555 0142',
    rol,
    contrasenaHash: await (contrasenaHash ??= dependencies.passwords.hash(CONTRASENA)),
    creadoEn: dependencies.clock.instant(),
  });
  const token = await dependencies.tokens.sign({ id, rol, version: 1 });
  return { id, email, token };
}

/** Configures and opens a centre through the API, as its owner would. */
export async function abrirCentro(
  app: TestApp,
  config: Partial<typeof CONFIG> = {},
): Promise<Persona> {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const { token } = admin;
  const configured = await app.call('POST /config', { token, body: { ...CONFIG, ...config } });
  const opened = await app.call('POST /horarios-base', { token, body: SEMANA });
  if (configured.status !== 201 || opened.status !== 201) {
    throw new Error(`The centre did not open: ${JSON.stringify([configured.body, opened.body])}`);
  }
  return admin;
}

/** Returns the franjas of a day as the client sees them. */
export async function verDia(app: TestApp, fecha: string, { token }: Persona) {
  const { body } = await app.call(`GET /franjas/client/por-fecha/${fecha}`, { token });
  return body as { id: number; horaInicio: string; estado: string; ocupadosTotal: number }[];
}

/** Opens a centre with a client and the franja of Friday at eight. */
export async function centroConFranja(app: TestApp, config: Partial<typeof CONFIG> = {}) {
  const admin = await abrirCentro(app, config);
  const ana = await crearPersona(app);
  const [franja] = await verDia(app, VIERNES, ana);
  if (!franja) throw new Error('There is no franja to book');
  return { admin, ana, franjaId: franja.id };
}

export function acompaniantes(cuantos: number) {
  return Array.from({ length: cuantos }, () => ({ nombre: 'Sol', genero: 'FEMENINO' }));
}

/** Books through the API, for the person and so many companions. */
export async function reservar(
  app: TestApp,
  { token }: Persona,
  franjaId: number,
  companions = 0,
): Promise<{
  id: number;
  precio: number;
  franja: { inicio: string };
  participantes: { asientoId: number; esTitular: boolean }[];
}> {
  const body = { franjaId, acompaniantes: acompaniantes(companions) };
  const answer = await app.call('POST /reservas', { token, body });
  if (answer.status !== 201) throw new Error(`Not booked: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

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
    persona.token = await dependencies.tokens.sign({ id: persona.id, rol: 'CLIENT', version: 1 });
  }
}
