import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Runs `npm ci` unless node_modules already holds what package-lock.json asks for. */
export function installIfNeeded(root) {
  if (isInstalled(root)) return;
  console.log('Instalando las dependencias (solo cuando faltan o cambian)…');
  let done = runNpm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  // An npm set to ignore install scripts leaves the package `node` without its program.
  if (done && !hasProjectNode(root)) {
    done = runNpm(root, ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  }
  if (done && isInstalled(root)) return;
  console.error('No se pudieron instalar las dependencias.');
  process.exit(1);
}

function runNpm(root, args) {
  const env = withoutProjectBinaries(process.env);
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env });
  if (error) console.error(`npm: ${error.message}`);
  return status === 0;
}

// npm writes node_modules/.package-lock.json last, so after an interrupted install it is missing;
// and unlike a stamp of ours it is also there after a plain `npm ci` or `npm install`.
function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  return hasProjectNode(root) && Object.entries(wanted).every(isSatisfied);

  // npm leaves out the optional ones, which are made for other kinds of machines.
  function isSatisfied([place, { version, optional }]) {
    if (!place.startsWith('node_modules/')) return true;
    if (!installed[place]) return optional === true;
    return installed[place].version === version;
  }
}

function readPackages(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {};
}

function hasProjectNode(root) {
  return existsSync(path.join(root, 'node_modules/.bin/node'));
}

// `npm start` puts node_modules/.bin on the PATH; npm must not run on the Node that it replaces.
function withoutProjectBinaries(env) {
  const dirs = (env.PATH ?? '').split(path.delimiter);
  const kept = dirs.filter((dir) => !dir.endsWith(path.join('node_modules', '.bin')));
  return { ...env, PATH: kept.join(path.delimiter) };
}
