import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';

/*
 * Runs the examples in the comments of the rules (`@example call // answer`). Each exported
 * function of the rules must have an example.
 */

const COMMENT = /^\/\*\*([^]*?)\*\/$/gm;
const EXAMPLE = /@example ([^]+?)\s\/\/ ([^]+?)(?=@example|$)/g;
const EXPORTED = /^export (?:function|const) (\w+)/gm;

const RULES = globSync('{**/*.rules,calendario,dinero}.ts', {
  cwd: import.meta.dirname,
}).toSorted();
const load = (file: string) =>
  import(path.join(import.meta.dirname, file)) as Promise<Record<string, unknown>>;
const MODULES = new Map(
  await Promise.all(RULES.map(async (file) => [file, await load(file)] as const)),
);
const FUNCTIONS = RULES.flatMap((file) => {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const examples = [...source.matchAll(COMMENT)].flatMap(([, comment = '']) => [
    ...comment.replaceAll(/\n \*/g, '\n').matchAll(EXAMPLE),
  ]);
  return [...source.matchAll(EXPORTED)]
    .map(([, name = '']) => name)
    .filter((name) => typeof MODULES.get(file)?.[name] === 'function')
    .map((name) => ({
      file,
      name,
      examples: examples
        .map(([, call = '', answer = '']) => [call, answer])
        .filter(([call = '']) => call.startsWith(`${name}(`)),
    }));
});

test.each(FUNCTIONS)('$file: what the comment of $name says is so', ({ file, examples }) => {
  expect(examples).not.toEqual([]);
  const module = MODULES.get(file) ?? {};
  const evaluate = (expression: string) =>
    compileFunction(`return (${expression})`, Object.keys(module))(...Object.values(module));
  for (const [call = '', answer = ''] of examples) {
    expect({ call, answer: evaluate(call) }).toEqual({ call, answer: evaluate(answer) });
  }
});

test('the rules have functions', () => {
  expect(FUNCTIONS.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['estadoEn', 'seniaDe', 'sumarDias', 'formatearPesos']),
  );
});
