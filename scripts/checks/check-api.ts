// Checks that a caller of the last release's API (docs/released-api.txt) would notice no change,
// except the changes that docs/api-changes.json lists with their reasons.
import { readFileSync } from 'node:fs';
import { findBreaks } from '../api/find-breaks.ts';
import { readReleasedApi } from '../api/released-api.ts';
import { shapeOfApi } from '../api/shape-of-api.ts';

const CHANGES = 'docs/api-changes.json';

const reasons = JSON.parse(readFileSync(CHANGES, 'utf8')) as Record<string, string>;
/** A `*` in a listed change stands for any text, because a field may occur in many answers. */
const listed = Object.keys(reasons).map((change) => ({
  change,
  pattern: new RegExp(`^${change.split('*').map(RegExp.escape).join('.*')}$`),
}));
const breaks = findBreaks(readReleasedApi(), shapeOfApi());
const problems = [
  ...breaks
    .filter((found) => !listed.some(({ pattern }) => pattern.test(found)))
    .map((found) => `${found}. Take it back, or list it in ${CHANGES} with its reason.`),
  ...listed
    .filter(({ pattern }) => !breaks.some((found) => pattern.test(found)))
    .map(({ change }) => `${CHANGES}: nothing has changed as '${change}' says; take it out.`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
