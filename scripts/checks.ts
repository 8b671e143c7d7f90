import { runCommand } from './run-command.ts';

export type CheckResult = { name: string; passed: boolean; seconds: number; output: string };

/** The checks, the slowest first, so that two at a time end together. */
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
  references: ['node', 'scripts/checks/check-references.ts'],
  citations: ['node', 'scripts/checks/check-citations.ts'],
  'deployment kit': ['node', 'scripts/checks/check-deploy.ts'],
  variables: ['node', 'scripts/checks/check-variables.ts'],
  database: ['node', 'scripts/checks/check-database.ts'],
  migrations: ['node', 'scripts/checks/check-migrations.ts'],
  'what the API breaks': ['node', 'scripts/checks/check-api.ts'],
};
const AT_A_TIME = 2;

/** Runs every static check, and prints a line for each as it ends. */
export async function runChecks(): Promise<CheckResult[]> {
  const waiting = Object.entries(CHECKS);
  const results: CheckResult[] = [];

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next;
      const { code, output, seconds } = await runCommand(command);
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
