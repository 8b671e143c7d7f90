import { readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number };

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: VitestAssertion[] }[];
};
type VitestAssertion = { status: string; fullName: string };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/**
 * Counts vitest's JSON report. A skipped test counts as failed: nobody would notice it otherwise.
 */
export function countVitest(file: string): Tally {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((result) => result.assertionResults);
  const failing = tests.filter((test) => test.status !== 'passed');
  for (const { status, fullName } of failing) {
    if (status !== 'failed') console.log(`✗ ${status}, so it counts as failed: ${fullName}`);
  }
  return { passed: tests.length - failing.length, failed: failing.length + countBroken(report) };
}

// Counts the files that do not load, which have no tests to fail.
function countBroken({ testResults }: VitestReport): number {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status === 'passed'),
  );
  return broken.length;
}

/**
 * Counts Playwright's JSON report. Skipped tests, and those that passed only when repeated, count
 * as failed.
 */
export function countPlaywright(file: string): Tally {
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
