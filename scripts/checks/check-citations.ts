// Checks that each chapter or row that a file cites exists: 'specification §5', 'rules §8.5'.
// Migrations are never edited: old ones cite the rules by old numbers, and a table at the end of
// the rules translates these numbers.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const RULES = 'docs/rules.md';
const SPECIFICATION = 'docs/specification.md';
const FILES = [
  '*.{md,ts}',
  '{apps,packages,docs,bench,e2e,scripts,deploy}/**/*.{ts,tsx,mjs,css,html,sql,sh,md,yml}',
];
/**
 * A § without a document's name means the document of the citation before it, if fewer than this
 * many characters lie between the two.
 */
const NEAR = 160;

interface Citation {
  document: string | undefined;
  number: string;
}

const problems: string[] = [];
const rules = readFileSync(RULES, 'utf8');
const [law = '', translated = ''] = rules.split('## What the migrations cite');
const rows = new Set(rowsOf(law));
const chapters = new Set(
  [...readFileSync(SPECIFICATION, 'utf8').matchAll(/^## (\d+)\./gm)].map(([, number]) => number),
);
const lastOld = Number(/up to (\d{4})/.exec(translated)?.[1]);
const old = new Set([...translated.matchAll(/^\| §([\d.]+) \|/gm)].map(([, number]) => number));

const exclude = ['**/node_modules/**', '**/dist/**'];
for (const file of globSync(FILES, { exclude })) checkFile(file);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function checkFile(file: string): void {
  const isMigration = path.basename(path.dirname(file)) === 'migrations';
  const known = isMigration && Number.parseInt(path.basename(file), 10) <= lastOld ? old : rows;
  // The first column of the table has the old numbers, which are not looked up.
  const text = file === RULES ? law + translated.replaceAll(/^\| §[\d.]+/gm, '') : read(file);
  for (const { document, number } of citationsOf(text, itself(file))) {
    if (document === undefined) problems.push(`${file}: §${number} names no document.`);
    if (document === 'rules' && !known.has(number)) problems.push(missing(file, RULES, number));
    if (document === 'specification' && !chapters.has(number)) {
      problems.push(missing(file, SPECIFICATION, number));
    }
  }
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

function missing(file: string, document: string, number: string): string {
  return `${file}: ${document} has no §${number}.`;
}

/**
 * Returns the document that a § without a name means: in the rules or the specification that file
 * itself, elsewhere none (undefined).
 */
function itself(file: string): string | undefined {
  return { [RULES]: 'rules', [SPECIFICATION]: 'specification' }[file];
}

/**
 * Returns the numbers of the chapters and rows, such as '8' and '8.5', and reports each number that
 * does not follow the one before.
 */
function rowsOf(text: string): string[] {
  const found: string[] = [];
  let chapter = 0;
  let row = 0;
  for (const line of text.split('\n')) {
    const [, isChapter, number = ''] = /^(## )?(\d+)\. /.exec(line) ?? [];
    if (number === '') continue;
    if (isChapter) [chapter, row] = [chapter + 1, 0];
    else row += 1;
    const expected = isChapter ? chapter : row;
    if (Number(number) !== expected) {
      problems.push(`${RULES}: '${line.slice(0, 40)}' should be number ${expected}.`);
    }
    found.push(isChapter ? number : `${chapter}.${number}`);
  }
  return found;
}

/** Returns the citations in a text, without those of sections of an RFC. */
function citationsOf(text: string, here: string | undefined): Citation[] {
  const prose = text.replaceAll(/\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ');
  const found: Citation[] = [];
  let last: { document: string | undefined; end: number } = { document: here, end: -Infinity };
  for (const match of prose.matchAll(/(?:\b(specification|rules|its|RFC) ?\d* ?)?§(\d[\d.]*)/gi)) {
    const [whole, head, written = ''] = match;
    const isNear = match.index - last.end < NEAR;
    const document = head?.toLowerCase().replace('its', 'specification');
    last = {
      document: document ?? (isNear ? last.document : here),
      end: match.index + whole.length,
    };
    found.push({ document: last.document, number: written.replace(/\.$/, '') });
  }
  return found.filter(({ document }) => document !== 'rfc');
}
