import { readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number };

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: VitestAssertion[] }[];
};
type VitestAssertion = { status: string; fullName: string };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
};
type PlaywrightSuite = {
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
};

/** Counts vitest's JSON report. A skipped test counts as failed: nobody would notice it otherwise. */
export function countVitest(file: string): Tally {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((result) => result.assertionResults);
  const failing = tests.filter((test) => test.status !== 'passed');
  for (const { status, fullName } of failing) {
    if (status !== 'failed') console.log(`✗ ${status}, so it counts as failed: ${fullName}`);
  }
  return { passed: tests.length - failing.length, failed: failing.length + countBroken(report) };
}

// A file that does not load has no tests to fail.
function countBroken({ testResults }: VitestReport): number {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status === 'passed'),
  );
  return broken.length;
}

/**
 * Counts Playwright's JSON report, skipped tests as failed.
 * A test that fails once and then passes counts as passed and is told by name: on two busy cores one
 * stall among thousands of steps says nothing of the commit, but it may be a race of the product.
 */
export function countPlaywright(file: string): Tally {
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of suites.flatMap(flakyTests))
    console.log(`⚠ passed only when repeated: ${name}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
  };
}

function flakyTests({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...own, ...suites.flatMap(flakyTests)];
}
