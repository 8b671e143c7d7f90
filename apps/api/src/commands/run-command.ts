import { resolve } from 'node:path';
import { connect, type Database } from '../database/connect.ts';
import { readMigrations } from '../database/migrate.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { readEnv } from '../platform/read-env.ts';
import { blameDatabaseUrl, explaining, startUpError } from '../start-up-errors.ts';

/**
 * A refusal of a command that the operator typed. Its `message` is printed to the operator as one
 * line.
 */
export class CommandError extends Error {}

export interface Command {
  args: string[];
  env: Env;
  clock: Clock;
  print: (line: string) => void;
}

/**
 * Runs a command that the operator typed, and sets the exit code of the process: the code that
 * `run` returns, 0 where `run` returns none, or 1 where `run` throws. An error is printed as one
 * line on stderr.
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
 * Runs `work` on the centre's database and closes the database afterwards. With `beside` a centre
 * may be running on the same database. With `alone` the call throws where a centre is running on the
 * data folder; on a server named by DATABASE_URL, `work` must check this itself. `work` must not
 * use the database after its promise has settled.
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

/** Writes a line for the operator on stderr. The answer of a command goes to stdout instead. */
export const log = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Returns the absolute path of a file. A relative name is resolved in the folder where the operator
 * typed the command (INIT_CWD), not in npm's working folder.
 */
export const pathOf = (file: string) => resolve(process.env['INIT_CWD'] ?? '.', file);

/**
 * Throws a `CommandError` where a migration of this version has not been run on the database,
 * because the commands use the tables of this version.
 */
export async function assertMigrated({ db }: Pick<Database, 'db'>): Promise<void> {
  const { pending } = await readMigrations(db);
  if (pending.length === 0) return;
  throw new CommandError(
    'La base de datos todavía no es de esta versión de Remanso: hay que iniciar el centro una vez (npm start), que la actualiza.',
  );
}
