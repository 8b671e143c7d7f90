import { randomBytes } from 'node:crypto';
import { MARCA } from '@remanso/contract/centro/marca';
import { inTransaction, type Executor, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { EnvError } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import type { Passwords } from '../../platform/security/passwords.ts';
import { primerAdministrador } from './usuarios.queries.ts';
import { insertarUsuario, lockPrimerAdministrador } from './usuarios.repository.ts';

interface Options {
  db: Executor;
  clock: Clock;
  passwords: Passwords;
  /** The values of `ADMIN_EMAIL` and `ADMIN_PASSWORD`; undefined when they are not set. */
  configurado: { email: string; password: string } | undefined;
  /**
   * True on the embedded database. Where `configurado` is undefined and there is no active
   * administrator, an administrator with a random password is then created (rules §1.3).
   */
  inventar: boolean;
}

/**
 * The administrator that the start-up banner shows. `password` is set only when this start has made
 * up a random password.
 */
export interface PrimerAdministrador {
  email: string;
  password?: string;
}

/**
 * Creates an administrator where there is no active one. Returns the oldest active administrator,
 * or the one just created. Returns undefined where there is no active administrator, `configurado`
 * is undefined and `inventar` is false. When several instances start at once, only one of them
 * creates the administrator. Throws EnvError when the e-mail of the new administrator belongs to
 * another account.
 */
export async function crearPrimerAdministrador(
  options: Options,
): Promise<PrimerAdministrador | undefined> {
  return inTransaction(options.db, async (tx) => {
    await lockPrimerAdministrador(tx);
    const existente = await primerAdministrador(tx);
    if (existente) return { email: existente };
    const { configurado } = options;
    if (configurado) {
      const { email } = configurado;
      const ocupado = `ADMIN_EMAIL vale ${JSON.stringify(email)} y debe ser un email que no sea de otra cuenta.`;
      await insertar(tx, options, { ...configurado, ocupado });
      return { email };
    }
    if (!options.inventar) return undefined;
    const email = `admin@${MARCA.identificador}.local`;
    const password = inventarContrasena();
    const ocupado = `ADMIN_EMAIL no está definida y ${email} es de otra cuenta; debe ser otro email.`;
    await insertar(tx, options, { email, password, ocupado });
    return { email, password };
  });
}

async function insertar(
  tx: Tx,
  { clock, passwords }: Options,
  { email, password, ocupado }: { email: string; password: string; ocupado: string },
): Promise<void> {
  try {
    await insertarUsuario(tx, {
      nombre: 'Administrador',
      apellido: MARCA.nombre,
      email,
      genero: 'OTROS',
      telefono: '0000000000',
      rol: 'ADMIN',
      contrasenaHash: await passwords.hash(password),
      creadoEn: clock.instant(),
    });
  } catch (error) {
    throw error instanceof AppError ? new EnvError(ocupado) : error;
  }
}

/**
 * Returns a password of 96 random bits. 'Aa1' adds the capital letter, the small letter and the
 * digit that every password must have.
 */
function inventarContrasena(): string {
  return `Aa1${randomBytes(12).toString('base64url')}`;
}
