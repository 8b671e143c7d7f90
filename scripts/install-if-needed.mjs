// Runs `npm ci` unless node_modules already holds what package-lock.json asks for:
//   node scripts/install-if-needed.mjs centre|tools
// This file must keep running on Node 20; everything else runs on the Node that it installs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The option that npm is given in each case, and the packages of the lock file that must then be
 * there.
 */
const NEEDS = {
  centre: { option: '--omit=dev', isNeeded: ({ dev, devOptional }) => !dev && !devOptional },
  tools: { option: '--include=dev', isNeeded: () => true },
};

const root = fileURLToPath(new URL('..', import.meta.url));
const need = NEEDS[process.argv[2]];
if (!isInstalled()) install();

function install() {
  console.log('Instalando las dependencias (solo cuando faltan o cambian)…');
  // No package has to run anything to be installed. The lock file says which version of each is
  // wanted, so npm need not ask whether there is a newer one.
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const done = runNpm(['ci', need.option, ...flags, '--loglevel=error']);
  if (!done || !isInstalled()) {
    console.error('No se pudieron instalar las dependencias.');
    process.exit(1);
  }
  if (need === NEEDS.centre) removeUnread(path.join(root, 'node_modules'));
}

/**
 * Removes Node's headers and every source map: a quarter of what npm installs, for compilers and
 * debuggers only.
 */
function removeUnread(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (/node-[^/]+\/include$/.test(place)) rmSync(place, { recursive: true });
    else if (entry.isDirectory()) removeUnread(place);
    else if (entry.isFile() && entry.name.endsWith('.map')) unlinkSync(place);
  }
}

function runNpm(args) {
  const env = withoutProjectBinaries(process.env);
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env });
  if (error) console.error(`npm: ${error.message}`);
  return status === 0;
}

// npm writes node_modules/.package-lock.json last, so the file is missing after an interrupted
// install; and unlike a stamp of ours it is also there after a plain `npm ci` or `npm install`.
function isInstalled() {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  return hasProjectNode() && Object.entries(wanted).every(isSatisfied);

  // npm leaves out the optional packages, which are made for other kinds of machines.
  function isSatisfied([place, entry]) {
    if (!place.startsWith('node_modules/') || !need.isNeeded(entry)) return true;
    if (!installed[place]) return entry.optional === true;
    return installed[place].version === entry.version;
  }
}

function readPackages(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {};
}

function hasProjectNode() {
  return existsSync(path.join(root, 'node_modules/.bin/node'));
}

// npm puts node_modules/.bin on the PATH; npm must not run on the Node that it replaces.
function withoutProjectBinaries(env) {
  const dirs = (env.PATH ?? '').split(path.delimiter);
  const kept = dirs.filter((dir) => !dir.endsWith(path.join('node_modules', '.bin')));
  return { ...env, PATH: kept.join(path.delimiter) };
}
