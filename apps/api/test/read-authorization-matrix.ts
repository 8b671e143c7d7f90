import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Row {
  /** The method and the path: 'GET /auth/current'. */
  call: string;
  /** The status for each kind of caller. */
  cells: Record<string, number>;
}

/** Reads the table of `authorization-matrix.md`. */
export function readAuthorizationMatrix(): Row[] {
  const text = readFileSync(join(import.meta.dirname, 'authorization-matrix.md'), 'utf8');
  const [header = [], , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map(([call = '', ...statuses]) => ({
    call,
    cells: Object.fromEntries(
      header.slice(1).map((actor, index) => [actor, Number(statuses[index])]),
    ),
  }));
}
