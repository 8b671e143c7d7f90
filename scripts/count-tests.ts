import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Tally = {
  passed: number;
  failed: number;
  /** The tests that failed, each with its messages, for the end of the output. */
  failures?: string[];
};

type VitestReport = { testResults: VitestFile[] };
type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: VitestAssertion[];
};
type VitestAssertion = { status: string; fullName: string; failureMessages?: string[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
};
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; results: PlaywrightResult[] }[] }[];
};
type PlaywrightResult = { status: string; errors: PlaywrightError[] };
type PlaywrightError = { message?: string };

/**
 * Counts vitest's JSON report. A skipped test counts as failed, because nobody would notice the
 * test otherwise.
 */
export function countVitest(file: string): Tally {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((result) => result.assertionResults);
  const failing = tests.filter((test) => test.status !== 'passed');
  const broken = report.testResults.filter(doesNotLoad);
  return {
    passed: tests.length - failing.length,
    failed: failing.length + broken.length,
    failures: [
      ...failing.map(({ status, fullName, failureMessages = [] }) =>
        describeFailure(`${fullName} (${status})`, failureMessages),
      ),
      ...broken.map(({ name, message = '' }) => describeFailure(name, [message])),
    ],
  };
}

// A test file that does not load fails, although none of its tests has failed.
function doesNotLoad({ status, assertionResults }: VitestFile): boolean {
  return status === 'failed' && assertionResults.every((test) => test.status === 'passed');
}

/**
 * Counts Playwright's JSON report. A test that was skipped, or that passed only when it was
 * repeated, counts as failed.
 */
export function countPlaywright(file: string): Tally {
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const outside = errors.map(({ message = '' }) =>
    describeFailure('outside of all tests', [message]),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [...suites.flatMap((suite) => failuresOf(suite)), ...outside],
  };
}

function failuresOf({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ projectName, results }) =>
      results
        .filter(({ status }) => status !== 'passed')
        .map(({ status, errors }) =>
          describeFailure(
            `[${projectName}] ${title}: ${spec.title} (${status})`,
            errors.map(({ message = '' }) => message),
          ),
        ),
    ),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite))];
}

const LINES_OF_A_FAILURE = 24;

function describeFailure(title: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  const shown = lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`);
  return [`✗ ${title}`, ...shown].join('\n');
}
