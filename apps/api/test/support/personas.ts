import { capitalizar } from '@remanso/contract/persona/nombres.rules';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { Dependencies } from '../../src/dependencies.ts';
import type { Executor } from '../../src/database/transaction.ts';
import { insertarUsuario } from '../../src/modules/usuarios/usuarios.repository.ts';
import { CONTRASENA, type Persona } from './builders.ts';
import type { FixedClock } from './fixed-clock.ts';
import type { TestDatabase } from './database/test-database.ts';

/** What people are made and changed with, of a test's app. */
interface App {
  database: TestDatabase;
  dependencies: Dependencies;
  clock: FixedClock;
}

/** The hash of `CONTRASENA`, which is slow to make and the same for everybody. */
let contrasenaHash: Promise<string> | undefined;

let cuantas = 0;

/** The first names of those whom a test does not name, in the order in which they come. */
const NOMBRES = ['Berta', 'Nora', 'Inés', 'Rocío', 'Sara', 'Delia', 'Julia', 'Olga'];

/** Inserts a user with the password `CONTRASENA`, and gives them a valid token. */
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
 * Returns the last name and the telephone that go with a first name: what is told of one person is
 * then not what is told of another.
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

/** Inserts a client without an e-mail; resolves to the id. */
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

/** Writes a note about a person, their own, that leaves no room for that of another one. */
export async function anotarMucho({ database: { db } }: App, id: number): Promise<void> {
  const nota = `${id} `.repeat(300);
  await db.updateTable('usuarios').set({ nota }).where('id', '=', id).execute();
}

/** Sets an account inactive in the table alone, so that its token stays as it was. */
export async function desactivar({ database }: App, { id }: Persona): Promise<void> {
  await database.db
    .updateTable('usuarios')
    .set({ estado: 'INACTIVO' })
    .where('id', '=', id)
    .execute();
}

/**
 * Moves the clock and gives these people a token of that moment, because a token lasts only twelve
 * hours.
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
