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
    const isTold = error instanceof CommandError || error instanceof AppError;
    process.stderr.write(`${isTold ? error.message : startUpError(error)}
`);
    process.exitCode = 1;
  }
}

/**
 * Runs `work` on the centre's database, whether the centre is running or not. The caller must not
 * keep the database beyond it.
 */
export async function withDatabase<T>(
  { env, clock }: Pick<Command, 'env' | 'clock'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const opening = connect({ ...env, clock, log, beside: true });
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

/** Throws unless the database is of this version of the product, by whose tables a command works. */
export async function assertMigrated({ db }: Pick<Database, 'db'>): Promise<void> {
  const { pending } = await readMigrations(db);
  if (pending.length === 0) return;
  throw new CommandError(
    'La base de datos todavía no es de esta versión de Remanso: hay que iniciar el centro una vez (npm start), que la actualiza.',
  );
}
