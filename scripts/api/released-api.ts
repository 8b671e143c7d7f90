import { readFileSync, writeFileSync } from 'node:fs';
import type { ApiShape, Field } from './shape-of-api.ts';

/**
 * The file with the calls of the last release: a line for each call, and below the call a line for
 * each field that the call takes (>) or answers (<), with place, types, values and limits.
 */
const FILE = 'docs/released-api.txt';
const FIELD = /^([<>]) (.+?)(\??): (\S+)(?: (\[".*?"\]))?(?: (\{.*\}))?$/;

export function writeReleasedApi(shape: ApiShape): void {
  writeFileSync(FILE, printShape(shape));
}

export function readReleasedApi(): ApiShape {
  return parseShape(readFileSync(FILE, 'utf8'));
}

export function printShape(shape: ApiShape): string {
  const calls = Object.entries(shape).map(([line, { roles, takes, answers }]) =>
    [
      [line, ...roles].join(' '),
      ...Object.entries(takes).map(([place, field]) => `> ${printField(place, field)}`),
      ...Object.entries(answers).map(([place, field]) => `< ${printField(place, field)}`),
      '',
    ].join('\n'),
  );
  return calls.join('\n');
}

function printField(place: string, { optional, types, values, limits }: Field): string {
  return [
    `${place}${optional ? '?' : ''}: ${types.join('|')}`,
    ...(values.length > 0 ? [JSON.stringify(values)] : []),
    ...(Object.keys(limits).length > 0 ? [JSON.stringify(limits)] : []),
  ].join(' ');
}

export function parseShape(text: string): ApiShape {
  const calls = text.split('\n\n').map((call) => {
    const [head = '', ...fields] = call.trimEnd().split('\n');
    const [method, path, ...roles] = head.split(' ');
    return [
      `${method} ${path}`,
      { roles, takes: parseFields(fields, '>'), answers: parseFields(fields, '<') },
    ] as const;
  });
  return Object.fromEntries(calls);
}

function parseFields(lines: string[], side: '<' | '>'): Record<string, Field> {
  const fields = lines
    .filter((line) => line.startsWith(side))
    .map((line) => {
      const parts = FIELD.exec(line);
      if (!parts) throw new Error(`${FILE} has a line that says nothing: ${line}`);
      const [, , place = '', optional, types = '', values = '[]', limits = '{}'] = parts;
      const field: Field = {
        optional: optional === '?',
        types: types.split('|'),
        values: JSON.parse(values) as Field['values'],
        limits: JSON.parse(limits) as Field['limits'],
      };
      return [place, field] as const;
    });
  return Object.fromEntries(fields);
}
