import { resolve } from 'node:path';
import { connect, type Database } from '../database/connect.ts';
import { readMigrations } from '../database/migrate.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { readEnv } from '../platform/read-env.ts';
import { blameDatabaseUrl, explaining, startUpError } from '../start-up-errors.ts';

/** A refusal of a command, whose message is a line for the operator. */
export class CommandError extends Error {}

export interface Command {
  args: string[];
  env: Env;
  clock: Clock;
  print: (line: string) => void;
}

/**
 * Runs one of the commands that the operator types, and ends the process: with 0, with what
 * the command returns, or with 1 and the line of what went wrong.
 */
export async function runCommand(run: (command: Command) => Promise<number | void>): Promise<void> {
  try {
    const env = readEnv(process.env, { serves: false });
    const print = (line: string) => void process.stdout.write(`${line}\n`);
    const args = process.argv.slice(2);
    process.exitCode = (await run({ args, env, clock: systemClock(env.timeZone), print })) ?? 0;
  } catch (error) {
    const isTold = [CommandError, AppError].some((told) => error instanceof told);
    process.stderr.write(`${isTold ? (error as Error).message : startUpError(error)}
`);
    process.exitCode = 1;
  }
}

/**
 * Runs `work` on the centre's database: `beside` a running centre or without one, or `alone`, which
 * a running centre refuses. The caller must not keep the database beyond it.
 */
export async function withDatabase<T>(
  { env, clock }: Pick<Command, 'env' | 'clock'>,
  work: (database: Database) => Promise<T>,
  how: 'beside' | 'alone' = 'beside',
): Promise<T> {
  const opening = connect({ ...env, clock, log, command: how });
  const { databaseUrl } = env;
  const database = await (databaseUrl === undefined
    ? opening
    : explaining(blameDatabaseUrl(databaseUrl), opening));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Writes a line for the operator that is not the command's answer. */
export const log = (line: string) => void process.stderr.write(`${line}\n`);

/** Returns the path of a file that the operator has named from where they stand. */
export const pathOf = (file: string) => resolve(process.env['INIT_CWD'] ?? '.', file);

/** Throws unless the database is of this version of the product, by whose tables a command works. */
export async function assertMigrated({ db }: Pick<Database, 'db'>): Promise<void> {
  const { pending } = await readMigrations(db);
  if (pending.length === 0) return;
  throw new CommandError(
    'La base de datos todavía no es de esta versión de Remanso: hay que iniciar el centro una vez (npm start), que la actualiza.',
  );
}
