import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { runCommand } from '../run-command.ts';

/** A test that can run for much longer than in `npm test`, and the names of its options. */
interface LongRun {
  usage: string;
  file: string;
  projects: readonly string[];
  /**
   * The environment variables that pass numbers to the test, by the options of the command line.
   */
  numbers: Record<string, string>;
  /** The environment variables that pass texts to the test, by the options of the command line. */
  texts?: Record<string, string>;
}

const HOURS = 12;

/** Runs a test of many rounds, with the numbers of the command line. */
export async function runRounds({
  usage,
  file,
  projects,
  numbers,
  texts = {},
}: LongRun): Promise<void> {
  const text = { type: 'string' } as const;
  const options: ParseArgsOptionsConfig = { only: text };
  for (const name of Object.keys({ ...numbers, ...texts })) options[name] = text;
  const given = readOptions(options, usage);
  const env: Record<string, string> = {};
  for (const [name, variable] of Object.entries({ ...numbers, ...texts })) {
    const value = given[name];
    if (value === undefined) continue;
    if (name in numbers && !/^[1-9]\d*$/.test(value)) fail(`--${name} needs a number. ${usage}`);
    env[variable] = value;
  }
  const only = given['only'] === undefined ? [] : ['--testNamePattern', given['only']];
  const { code } = await runCommand(
    ['vitest', 'run', ...projects.map((name) => `--project=${name}`), file, ...only],
    { env, live: true, timeoutMinutes: HOURS * 60 },
  );
  process.exitCode = code;
}

function readOptions(options: ParseArgsOptionsConfig, usage: string) {
  try {
    return parseArgs({ options }).values as Record<string, string | undefined>;
  } catch (error) {
    return fail(`${(error as Error).message} ${usage}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
