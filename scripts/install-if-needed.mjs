// Runs `npm ci` unless node_modules already holds what package-lock.json asks for:
//   node scripts/install-if-needed.mjs centre|tools
// This file must keep running on Node 20; everything else runs on the Node that it installs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What npm is told for each, and which packages of the lock file must then be there. */
const NEEDS = {
  centre: { option: '--omit=dev', isNeeded: ({ dev, devOptional }) => !dev && !devOptional },
  tools: { option: '--include=dev', isNeeded: () => true },
};

const root = fileURLToPath(new URL('..', import.meta.url));
const need = NEEDS[process.argv[2]];
if (!isInstalled()) install();

function install() {
  console.log('Instalando las dependencias (solo cuando faltan o cambian)…');
  let done = runNpm(['ci', need.option, '--no-audit', '--no-fund', '--loglevel=error']);
  // An npm set to ignore install scripts leaves the package `node` without its program.
  if (done && !hasProjectNode()) {
    done = runNpm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  }
  if (done && isInstalled()) return removeHeaders();
  console.error('No se pudieron instalar las dependencias.');
  process.exit(1);
}

/** Node's headers, a third of its size, are for compiling native packages, and there is none to compile. */
function removeHeaders() {
  const packages = path.join(root, 'node_modules/node/node_modules');
  const entries = existsSync(packages) ? readdirSync(packages, { withFileTypes: true }) : [];
  for (const entry of entries.filter((each) => each.isDirectory())) {
    rmSync(path.join(packages, entry.name, 'include'), { recursive: true, force: true });
  }
}

function runNpm(args) {
  const env = withoutProjectBinaries(process.env);
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env });
  if (error) console.error(`npm: ${error.message}`);
  return status === 0;
}

// npm writes node_modules/.package-lock.json last, so after an interrupted install it is missing;
// and unlike a stamp of ours it is also there after a plain `npm ci` or `npm install`.
function isInstalled() {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  return hasProjectNode() && Object.entries(wanted).every(isSatisfied);

  // npm leaves out the optional ones, which are made for other kinds of machines.
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
