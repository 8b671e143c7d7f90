import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { buildWebIfStale } from './build-web-if-stale.ts';
import { runChecks } from './checks.ts';
import { type Tally, countPlaywright, countVitest } from './count-tests.ts';
import { provideChromium } from './provide-chromium.ts';
import { runCommand } from './run-command.ts';

const REPORTS = '.cache/reports';
/** The file to which playwright.config.ts writes its report. */
const BROWSER_REPORT = `${REPORTS}/browser.json`;

const EMBEDDED_ENGINE = 'apps/api/src/database/embedded/*.test.ts';

/** The specs that look at every state of every screen, as playwright.config.ts names them. */
const ACCESSIBILITY = 'e2e/**/accesibilidad*.spec.ts';

/** The folders of what is long by nature, as vitest.config.ts names them. */
const LONG = 'apps/api/test/{fuzz,model,process,races}/**';

/** Many of these tests only wait for processes to start and stop, so two cores have three workers. */
const THREE_WORKERS = ['--maxWorkers=3'];

interface TestSuite {
  /** Runs the whole suite, or only the test files whose paths contain one of the words. */
  run(words: readonly string[]): Promise<Tally>;
  /** The glob patterns of the suite's test files. A suite without patterns runs only as a whole. */
  files: readonly string[];
  /** The patterns of those of `files` that belong to another suite. */
  except?: readonly string[];
}

export const TEST_SUITES: Record<string, TestSuite> = {
  static: { run: checkStatically, files: [] },
  unit: {
    run: (words) => runVitest(['unit', 'unit-tucuman'], words),
    files: [
      'packages/contract/src/**/*.test.ts',
      'apps/{api,web}/{src,test,build}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    except: [EMBEDDED_ENGINE],
  },
  integration: {
    run: (words) => runVitest(['integration'], words, THREE_WORKERS),
    files: ['apps/api/{src,test}/**/*.{integration,postgres}.ts'],
    except: [LONG],
  },
  build: { run: build, files: [] },
  browser: {
    run: (words) => runBrowserTests(['telefono', 'escritorio', 'guia'], words),
    files: ['e2e/**/*.spec.ts'],
    except: [ACCESSIBILITY],
  },
  long: {
    run: (words) =>
      runVitest(['long', 'negative-controls', 'embedded-engine'], words, THREE_WORKERS),
    files: [EMBEDDED_ENGINE, `${LONG}/*.{integration,postgres}.ts`],
  },
  accessibility: {
    run: (words) => runBrowserTests(['accesibilidad'], words),
    files: [ACCESSIBILITY],
  },
};

async function checkStatically(): Promise<Tally> {
  const results = await runChecks();
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}

async function build(): Promise<Tally> {
  await buildWebIfStale({ force: true });
  const budgets = await runCommand(['node', 'apps/web/budgets.ts'], { live: true });
  return budgets.code === 0 ? { passed: 2, failed: 0 } : { passed: 1, failed: 1 };
}

async function runVitest(
  projects: readonly [string, ...string[]],
  words: readonly string[],
  more: readonly string[] = [],
): Promise<Tally> {
  const report = `${REPORTS}/${projects[0]}.json`;
  const options = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runAndCount(
    ['vitest', 'run', ...words, ...options, ...more, ...reporters],
    report,
    countVitest,
  );
}

async function runBrowserTests(
  projects: readonly string[],
  words: readonly string[],
): Promise<Tally> {
  if (!provideChromium()) return { passed: 0, failed: 1 };
  await buildWebIfStale();
  const options = projects.map((project) => `--project=${project}`);
  return runAndCount(['playwright', 'test', ...words, ...options], BROWSER_REPORT, countPlaywright);
}

type Count = (report: string) => Tally;

async function runAndCount(command: string[], report: string, count: Count): Promise<Tally> {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await runCommand(command, { live: true, timeoutMinutes: 50 });
  if (!existsSync(report)) throw new Error(`No results. ${output}`);
  const tally = count(report);
  if (tally.passed + tally.failed === 0) throw new Error('No test ran.');
  // An error outside of all tests, such as an unhandled rejection, fails a run in which no test
  // failed.
  if (code === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [`✗ ${command.join(' ')} ended with code ${code}`] };
}
