import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

beforeAll(() => {
  run('--disable-warning=ExperimentalWarning', 'scripts/write-typeless.mjs');
});

test('a source of the server is read from its copy, without a compiler', () => {
  expect(imported('packages/contract/src/calendario.ts', 'sumarDias')).toEqual({
    name: 'sumarDias',
    compiler: false,
  });
});

test('a source that has no copy is compiled by Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'remanso-typeless-'));
  try {
    const source = join(folder, 'nuevo.ts');
    writeFileSync(source, 'export function nuevo(dia: string): string { return dia; }');
    expect(imported(source, 'nuevo')).toEqual({ name: 'nuevo', compiler: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Imports a function as a centre does. Returns its name, and whether Node loaded its compiler of types. */
function imported(source: string, name: string) {
  const script = `
    const { ${name} } = await import(${JSON.stringify(resolve(ROOT, source))});
    const compiler = process.moduleLoadList.some((each) => each.includes('amaro'));
    console.log(JSON.stringify({ name: ${name}.name, compiler }));`;
  const output = run(
    '--import',
    './scripts/load-typeless.mjs',
    '--input-type=module',
    '-e',
    script,
  );
  return JSON.parse(output) as unknown;
}

function run(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
}
