import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const README = join(import.meta.dirname, 'README.md');
const RESULTS = /(<!-- results -->\n)[^]*(<!-- \/results -->)/;

/** Puts a report in its place in `README.md`. */
export function saveReport(report: string): void {
  const text = readFileSync(README, 'utf8');
  if (!RESULTS.test(text)) throw new Error(`${README} has no place for results`);
  writeFileSync(
    README,
    text.replace(RESULTS, (_, begin: string, end: string) => `${begin}\n${report}\n\n${end}`),
  );
}
