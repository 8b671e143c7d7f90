import { randomBytes } from 'node:crypto';
import { MARCA } from '@remanso/contract/marca';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Passwords } from '../../platform/security/passwords.ts';
import { primerAdministrador } from './usuarios.queries.ts';
import { insertarUsuario } from './usuarios.repository.ts';

interface Options {
  db: Executor;
  clock: Clock;
  passwords: Passwords;
  /** From `ADMIN_EMAIL` and `ADMIN_PASSWORD`. */
  configurado: { email: string; password: string } | undefined;
  /** Whether to invent one where none is configured: only on the embedded engine (rules §2). */
  inventar: boolean;
}

/** The administrator of the start-up banner; `password` only when it was invented just now. */
export interface PrimerAdministrador {
  email: string;
  password?: string;
}

/** Makes an administrator where there is none. Returns undefined when there is none and none could be made. */
export async function crearPrimerAdministrador(
  options: Options,
): Promise<PrimerAdministrador | undefined> {
  const existente = await primerAdministrador(options.db);
  if (existente) return { email: existente };
  if (options.configurado) {
    await insertar(options, options.configurado);
    return { email: options.configurado.email };
  }
  if (!options.inventar) return undefined;
  const inventado = { email: `admin@${MARCA.identificador}.local`, password: inventarContrasena() };
  await insertar(options, inventado);
  return inventado;
}

async function insertar(
  { db, clock, passwords }: Options,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await insertarUsuario(db, {
    nombre: 'Administrador',
    apellido: MARCA.nombre,
    email,
    genero: 'OTROS',
    telefono: '0000000000',
    rol: 'ADMIN',
    contrasenaHash: await passwords.hash(password),
    creadoEn: clock.instant(),
  });
}

/** 96 random bits, with the three kinds of character that every password needs. */
function inventarContrasena(): string {
  return `Aa1${randomBytes(12).toString('base64url')}`;
}
