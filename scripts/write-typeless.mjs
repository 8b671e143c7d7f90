// Writes each source of the server without its types, for `load-typeless.mjs`, where that has not been done before.
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { TYPELESS_FOLDER, typelessCopyOf } from './typeless-copy.mjs';

const SOURCES = ['apps/api/src/**/*.ts', 'packages/contract/src/**/*.ts', 'scripts/*.ts'];
const TESTS = ['**/*.test.ts', '**/*.integration.ts', '**/*.postgres.ts'];

const wanted = new Set();
mkdirSync(TYPELESS_FOLDER, { recursive: true });
for (const source of globSync(SOURCES, { exclude: TESTS })) {
  const text = readFileSync(source);
  const copy = typelessCopyOf(text);
  wanted.add(copy);
  if (existsSync(copy)) continue;
  const unfinished = `${copy}.${process.pid}`;
  // A power cut must not leave a copy that is named and empty.
  writeFileSync(unfinished, stripTypeScriptTypes(text.toString()), { flush: true });
  renameSync(unfinished, copy);
}
for (const file of readdirSync(TYPELESS_FOLDER)) {
  const copy = join(TYPELESS_FOLDER, file);
  if (file.endsWith('.js') && !wanted.has(copy)) rmSync(copy);
}
