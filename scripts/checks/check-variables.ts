// Checks that the table of variables in README is the table of apps/api/src/platform/env.ts.
// UPDATE_README=1 writes the table.
import { readFileSync, writeFileSync } from 'node:fs';
import { VARIABLES } from '../../apps/api/src/platform/env.ts';

const README = 'README.md';
const BEGIN = '<!-- variables -->';
const END = '<!-- /variables -->';

const [before = '', ...rest] = readFileSync(README, 'utf8').split(`${BEGIN}\n`);
const [old = '', ...after] = rest.join('').split(END);
if (rest.length !== 1 || after.length !== 1) {
  throw new Error(`${README} must hold once each, in this order: ${BEGIN} and ${END}`);
}

if (process.env['UPDATE_README'] === '1') {
  writeFileSync(README, `${before}${BEGIN}\n${table()}${END}${after.join('')}`);
} else if (old !== table()) {
  console.error(
    `${README}: its table differs from the one of apps/api/src/platform/env.ts; UPDATE_README=1 node scripts/checks/check-variables.ts writes them.`,
  );
  process.exitCode = 1;
}

function table(): string {
  const rows = Object.values(VARIABLES).map(
    (variable) =>
      `| \`${variable.key}\` | ${variable.default === undefined ? 'unset' : `\`${variable.default}\``} | ${variable.doc} |\n`,
  );
  return ['| variable | default | what it is |\n', '|---|---|---|\n', ...rows].join('');
}
