import { join } from 'node:path';
import { MARCA } from '@remanso/contract/centro/marca';
import type { PrimerAdministrador } from './modules/usuarios/crear-primer-administrador.ts';
import type { Env } from './platform/env.ts';
import { withoutPassword } from './platform/without-password.ts';

interface Facts {
  address: string;
  database: string;
  admin: PrimerAdministrador | undefined;
  /** The address of the page with the letters that were written to files; undefined without one. */
  outboxPage: string | undefined;
  env: Env;
  /** Warnings about settings with which the centre starts, but does not work well. */
  warnings: readonly string[];
  /** Lines to print after all other lines of the banner. Undefined means no such lines. */
  lines: readonly string[] | undefined;
}

/**
 * Prints the addresses, the database and the warnings of the running system for its owner. A
 * password that the program has invented for the first administrator is printed only here and only
 * once.
 */
export function printBanner({
  address,
  database,
  admin,
  outboxPage,
  env,
  warnings,
  lines: more = [],
}: Facts): void {
  const mail = env.smtpUrl
    ? `por ${withoutPassword(env.smtpUrl)}, de parte de ${env.mailFrom}`
    : (outboxPage ?? `como archivos .eml en ${join(env.dataDir, 'outbox')}`);
  const lines = [
    '',
    `  ${MARCA.nombre} está en marcha`,
    '',
    `  Dirección       ${address}`,
    `  Base de datos   ${database}`,
    `  Administrador   ${adminLine(admin)}`,
    `  E-mails         ${mail}`,
    ...warnings.map((warning) => `  Atención        ${warning}`),
    ...more.map((line) => `  ${line}`),
    '',
    '',
  ];
  process.stdout.write(lines.join('\n'));
}

function adminLine(admin: PrimerAdministrador | undefined): string {
  if (!admin) return 'ninguno todavía: definir ADMIN_EMAIL y ADMIN_PASSWORD y volver a iniciar';
  return admin.password
    ? `${admin.email}, contraseña ${admin.password} (no se volverá a mostrar)`
    : admin.email;
}
