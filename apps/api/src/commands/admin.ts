import { Credenciales } from '@remanso/contract/persona/usuarios.forms';
import type { Database } from '../database/connect.ts';
import {
  crearAdministrador,
  darEnlace,
  promover,
} from '../modules/usuarios/cambios/devolver-acceso.ts';
import { HORAS_DEL_ENLACE } from '../modules/password-reset/password-reset.repository.ts';
import { findLastAddress } from '../platform/last-address.ts';
import { createPasswords } from '../platform/security/passwords.ts';
import {
  CommandError,
  assertMigrated,
  runCommand,
  withDatabase,
  type Command,
} from './run-command.ts';

/*
 * `npm run admin -- crear|contrasena|promover EMAIL` is for a centre where no administrator can log
 * in. `crear` creates an administrator, `contrasena` makes a link to choose a new password, and
 * `promover` makes an existing account an administrator's. A link works once; the command prints no
 * password.
 */

type Work = (command: Command, database: Database, email: string) => Promise<string[]>;

const WORKS: Record<string, Work> = {
  async crear({ env, clock }, { db }, email) {
    const token = await crearAdministrador({ db, clock, passwords: createPasswords() }, email);
    const lineas = await lineasDelEnlace(env, token);
    return [`Se creó la cuenta de administración ${email}.`, ...lineas];
  },
  async contrasena({ env, clock }, { db }, email) {
    return lineasDelEnlace(env, await darEnlace({ db, clock }, email));
  },
  async promover({ clock }, { db }, email) {
    const cambio = await promover({ db, clock }, email);
    return [
      cambio
        ? `La cuenta ${email} administra desde ahora. Su contraseña es la de siempre; tiene que volver a entrar.`
        : `La cuenta ${email} ya administraba: no cambió nada.`,
    ];
  },
};

async function lineasDelEnlace(env: Command['env'], token: string): Promise<string[]> {
  const esDicha = Boolean(process.env['PUBLIC_URL']);
  // The running centre may have been started with a PORT that this command does not know. The
  // centre's last address is therefore read from its data folder.
  const sitio = esDicha ? env.publicUrl : ((await findLastAddress(env.dataDir)) ?? env.publicUrl);
  const soloAqui =
    esDicha || !LOCAL.includes(new URL(sitio).hostname)
      ? []
      : ['PUBLIC_URL no está definida: este enlace solo se abre en el equipo del centro.'];
  return [
    `Para elegir la contraseña, una sola vez y durante ${HORAS_DEL_ENLACE} horas:`,
    `${sitio}/reset-password?token=${token}`,
    ...soloAqui,
  ];
}

const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];

await runCommand(async (command) => {
  const [verbo = '', escrito, ...resto] = command.args;
  const work = Object.hasOwn(WORKS, verbo) ? WORKS[verbo] : undefined;
  if (!work || escrito === undefined || resto.length > 0) {
    throw new CommandError('Se escribe: npm run admin -- crear|contrasena|promover EMAIL');
  }
  const email = Credenciales.shape.email.safeParse(escrito);
  if (!email.success) throw new CommandError(`"${escrito}" no es un email.`);
  const lines = await withDatabase(command, async (database) => {
    await assertMigrated(database);
    return work(command, database, email.data);
  });
  for (const line of lines) command.print(line);
});
