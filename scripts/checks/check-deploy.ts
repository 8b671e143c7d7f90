// Checks that the project has the variables, files and npm scripts that the files of deploy/ name.
// The checks that need systemd, Caddy or Docker are in deploy/comprobar.ts.
import { existsSync, readFileSync } from 'node:fs';
import { VARIABLES } from '../../apps/api/src/platform/env.ts';

const KEYS = new Set<string>(Object.values(VARIABLES).map(({ key }) => key));
/** The variables of other programs, by the files of deploy/ that may name these variables. */
const FOREIGN: Record<string, string[]> = {
  'deploy/compose.yaml': ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'CENTRO'],
};
/** The pattern of the lines that set a variable, by the file of deploy/. */
const SETTINGS: Record<string, RegExp> = {
  'deploy/remanso.env': /^#?([A-Z][A-Z_]+)=/gm,
  'deploy/compose.yaml': /^ +(?:environment: \{ )?([A-Z][A-Z_]+): /gm,
  'deploy/Dockerfile': /(?<=^ENV .*)\b([A-Z][A-Z_]+)=/gm,
};
/** The files of deploy/ that name files and npm scripts of the project. */
const NAMING = ['deploy/remanso.service', 'deploy/remanso.sh', 'deploy/Dockerfile'];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const problems = [
  ...Object.entries(SETTINGS).flatMap(([file, pattern]) => unknownVariables(file, pattern)),
  ...NAMING.flatMap(missing),
  ...otherStart(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function unknownVariables(file: string, pattern: RegExp): string[] {
  const named = [...read(file).matchAll(pattern)].map(([, key = '']) => key);
  if (named.length === 0) return [`${file}: it sets no variable that this check can see.`];
  const known = (key: string) => KEYS.has(key) || FOREIGN[file]?.includes(key);
  return named
    .filter((key) => !known(key))
    .map((key) => `${file}: apps/api/src/platform/env.ts has no ${key}.`);
}

function missing(file: string): string[] {
  const text = read(file);
  const places = text.match(/\b(?:apps|scripts|docs|deploy)\/[\w./-]+\w/g) ?? [];
  const commands = [...text.matchAll(/\bnpm run ([a-z]+)/g)].map(([, name = '']) => name);
  return [
    ...places.filter((place) => !existsSync(place)),
    ...commands.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
  ].map((what) => `${file}: there is no ${what}.`);
}

/** Reports a systemd unit or a Docker image whose start command is not that of `npm start`. */
function otherStart(): string[] {
  const start = scripts['start']?.replace(/^exec /, '') ?? '';
  const unit = /^ExecStart=\/bin\/(.*)$/m.exec(read('deploy/remanso.service'))?.[1];
  const command = /^CMD (.*)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '[]';
  const image = (JSON.parse(command) as string[]).join(' ');
  return Object.entries({ 'deploy/remanso.service': unit, 'deploy/Dockerfile': image })
    .filter(([, started]) => started !== start)
    .map(([file, started]) => `${file}: it starts ${started}, and npm start ${start}.`);
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
