import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { assertSealed, readSealed, writeSealed } from './sealed-file.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'remanso-sello-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function* content(...parts: string[]) {
  yield* parts;
}

const DAMAGED = 'está cortado o alterado, o no es un respaldo de Remanso. No se tocó nada.';

test('a file gives back what was written, to us and to any reader of Zstandard', async () => {
  const file = join(newFolder(), 'respaldo');
  const long = 'María José 😀\n'.repeat(50_000);
  await writeSealed(file, content('una línea\n', long));
  await assertSealed(file);
  expect(await text(await readSealed(file))).toBe(`una línea\n${long}`);
  expect(zstdDecompressSync(readFileSync(file)).toString()).toBe(`una línea\n${long}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('whichever byte is another one, and wherever it is cut, the file is refused', async () => {
  const file = join(newFolder(), 'respaldo');
  await writeSealed(file, content('una línea\n', 'otra\n'));
  const whole = readFileSync(file);
  const refused = async (bytes: Uint8Array) => {
    writeFileSync(file, bytes);
    await expect(assertSealed(file)).rejects.toThrow(DAMAGED);
  };
  for (let at = 0; at < whole.length; at += 1) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(whole.readUInt8(at) ^ (1 << (at % 8)), at);
    await refused(changed);
    await refused(whole.subarray(0, at));
  }
  await refused(Buffer.concat([whole, Buffer.of(0)]));
  writeFileSync(file, whole);
  await assertSealed(file);
});

test('what fails while it is written leaves the old file, and nothing beside it', async () => {
  const folder = newFolder();
  const file = join(folder, 'respaldo');
  await writeSealed(file, content('el de ayer'));
  const before = readFileSync(file);
  async function* failing() {
    yield 'el de hoy'.repeat(100_000);
    throw new Error('the database went away');
  }
  await expect(writeSealed(file, failing())).rejects.toThrow('the database went away');
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(folder)).toEqual(['respaldo']);
  for (const place of [join(folder, 'no', 'hay'), join(file, 'adentro')]) {
    await expect(writeSealed(place, content(''))).rejects.toThrow(
      'No se pudo escribir el respaldo',
    );
  }
});
