import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordExamples } from './record-examples.ts';
import { useTestApp } from './support/test-app.ts';

const app = useTestApp();

const FILE = join(import.meta.dirname, '../src/platform/http/openapi-examples.json');

test(
  'the examples of the OpenAPI document are what the server answers',
  { timeout: 120_000 },
  async () => {
    const examples = JSON.stringify(await recordExamples(app), null, 2);
    if (process.env['UPDATE_EXAMPLES']) {
      await writeFile(FILE, examples);
      execFileSync('npx', ['oxfmt', FILE]);
    }
    expect(
      JSON.parse(examples),
      'recorded anew by UPDATE_EXAMPLES=1 npx vitest run --project integration test/examples',
    ).toEqual(JSON.parse(await readFile(FILE, 'utf8')));
  },
);
