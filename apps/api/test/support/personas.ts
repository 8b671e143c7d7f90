import { capitalizar } from '@remanso/contract/persona/nombres.rules';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { Dependencies } from '../../src/dependencies.ts';
import type { Executor } from '../../src/database/transaction.ts';
import { insertarUsuario } from '../../src/modules/usuarios/usuarios.repository.ts';
import { CONTRASENA, type Persona } from './builders.ts';
import type { FixedClock } from './fixed-clock.ts';
import type { TestDatabase } from './database/test-database.ts';

interface App {
  database: TestDatabase;
  dependencies: Dependencies;
  clock: FixedClock;
}

/** The hash of `CONTRASENA`, computed once for all people, because hashing is slow. */
let contrasenaHash: Promise<string> | undefined;

let cuantas = 0;

/** The first names that people get, in this order, where a test gives no name. */
const NOMBRES = ['Berta', 'Nora', 'Inés', 'Rocío', 'Sara', 'Delia', 'Julia', 'Olga'];

/** Inserts a user whose password is `CONTRASENA`; returns the user with a valid token. */
export async function crearPersona<R extends Rol = 'CLIENT'>(
  { dependencies }: Pick<App, 'dependencies'>,
  { rol = 'CLIENT' as R, nombre }: { rol?: R; nombre?: string } = {},
): Promise<Persona<R>> {
  const { db, clock, passwords, tokens } = dependencies;
  const email = `${nombre ?? `persona${(cuantas += 1)}`}@ejemplo.com`;
  const suNombre = capitalizar(nombre ?? (await otroNombre(db)));
  const id = await insertarUsuario(db, {
    nombre: suNombre,
    ...apellidoYTelefonoDe(suNombre),
    email,
    genero: 'FEMENINO',
    rol,
    contrasenaHash: await (contrasenaHash ??= passwords.hash(CONTRASENA)),
    creadoEn: clock.instant(),
  });
  return { id, email, token: await tokens.sign({ id, rol, version: 1 }), rol };
}

async function otroNombre(db: Executor): Promise<string> {
  const { hay } = await db
    .selectFrom('usuarios')
    .select(({ fn }) => fn.countAll<number>().as('hay'))
    .executeTakeFirstOrThrow();
  return NOMBRES[hay % NOMBRES.length] ?? '';
}

const APELLIDOS =
  'Sosa Ríos Vera Gómez Núñez Toro Luna Ibáñez Medina Coria Lazarte Ovejero Juárez'.split(' ');

/**
 * Returns a last name and a telephone computed from a first name, so that people with different
 * first names mostly have different last names and telephones.
 */
export function apellidoYTelefonoDe(nombre: string): { apellido: string; telefono: string } {
  if (nombre === 'Ana') return { apellido: 'Paz', telefono: '381 555 0142' };
  const cifra = Array.from(nombre).reduce(
    (hasta, letra) => (hasta * 31 + (letra.codePointAt(0) ?? 0)) % 9000,
    0,
  );
  const apellido = APELLIDOS[cifra % APELLIDOS.length] ?? '';
  return { apellido, telefono: `381 555 ${1000 + cifra}` };
}

export function crearClienteSinEmail({ dependencies: { db, clock } }: App): Promise<number> {
  return insertarUsuario(db, {
    nombre: 'Eva',
    apellido: 'Paz',
    email: null,
    genero: 'FEMENINO',
    telefono: '381 555 0143',
    rol: 'CLIENT',
    contrasenaHash: null,
    creadoEn: clock.instant(),
  });
}

/** Stores a long nota about a client, in which every word is the client's id. */
export async function anotarMucho({ database: { db } }: App, id: number): Promise<void> {
  const nota = `${id} `.repeat(300);
  await db.updateTable('usuarios').set({ nota }).where('id', '=', id).execute();
}

/** Sets an account inactive only in the table, so that its token is not revoked. */
export async function desactivar({ database }: App, { id }: Persona): Promise<void> {
  await database.db
    .updateTable('usuarios')
    .set({ estado: 'INACTIVO' })
    .where('id', '=', id)
    .execute();
}

/**
 * Moves the clock to `momento` and gives each of `personas` a new token, because a token expires
 * after twelve hours.
 */
export async function moveTo(
  { clock, dependencies }: App,
  momento: string,
  ...personas: Persona[]
): Promise<void> {
  clock.set(momento);
  for (const persona of personas) {
    const { id, rol } = persona;
    persona.token = await dependencies.tokens.sign({ id, rol, version: 1 });
  }
}
