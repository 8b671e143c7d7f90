import { runCommand } from './run-command.ts';

export type CheckResult = { name: string; passed: boolean; seconds: number; output: string };

/**
 * The commands of the checks, the slowest first: two checks run at a time (AT_A_TIME), and no slow
 * check is left for the end.
 */
const CHECKS: Record<string, string[]> = {
  'lint and types': [
    'oxlint',
    '--type-aware',
    '--type-check',
    '--deny-warnings',
    '--report-unused-disable-directives',
  ],
  'dead code': ['knip', '--no-progress'],
  format: ['oxfmt', '--check'],
  structure: ['node', 'scripts/checks/check-structure.ts'],
  features: ['node', 'scripts/checks/check-features.ts'],
  modules: ['node', 'scripts/checks/check-modules.ts'],
  statements: ['node', 'scripts/checks/check-statements.ts'],
  'deployment kit': ['node', 'scripts/checks/check-deploy.ts'],
  variables: ['node', 'scripts/checks/check-variables.ts'],
  database: ['node', 'scripts/checks/check-database.ts'],
  migrations: ['node', 'scripts/checks/check-migrations.ts'],
  guide: ['node', 'scripts/checks/check-guide.ts'],
  'what the API breaks': ['node', 'scripts/checks/check-api.ts'],
};
const AT_A_TIME = 2;

/**
 * The environment of each check. The type checker is a Go program that needs 2 GiB: with room for
 * three it seldom collects garbage, and with a single thread it looks at each type once, where each
 * thread has a checker of its own. Both together take two fifths off its processor time.
 */
const ROOM_FOR_TYPES = { GOGC: 'off', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1' };

/** Runs every static check, and prints a line whenever a check ends. */
export async function runChecks(): Promise<CheckResult[]> {
  const waiting = Object.entries(CHECKS);
  const results: CheckResult[] = [];

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next;
      const { code, output, seconds } = await runCommand(command, { env: ROOM_FOR_TYPES });
      const result = { name, passed: code === 0, seconds, output };
      results.push(result);
      print(result);
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return results;
}

function print({ name, passed, seconds, output }: CheckResult): void {
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(5)} s`);
  if (!passed) console.log(output.trimEnd());
}
