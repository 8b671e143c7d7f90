import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remanso-secreto-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function modeOf(file: string): Promise<string> {
  return ((await stat(join(folder, file))).mode & 0o777).toString(8);
}

test('is made once, of 256 bits, and only its owner can read it', async () => {
  const secret = await loadSecret(join(folder, 'jwt-secret'));
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await loadSecret(join(folder, 'jwt-secret'))).toBe(secret);
  expect(await readdir(folder)).toEqual(['jwt-secret']);
  expect(await modeOf('jwt-secret')).toBe('600');
});

test('is another one in each folder', async () => {
  const other = join(folder, 'otra');
  await mkdir(other);
  expect(await loadSecret(join(other, 'jwt-secret'))).not.toBe(
    await loadSecret(join(folder, 'jwt-secret')),
  );
});

test('one that is there is kept as it is', async () => {
  await writeFile(join(folder, 'jwt-secret'), 'chosen by the owner of this centre');
  expect(await loadSecret(join(folder, 'jwt-secret'))).toBe('chosen by the owner of this centre');
});

test('a draft that a cut left behind is not taken for it, nor its mode', async () => {
  const draft = join(folder, 'jwt-secret.nuevo');
  await writeFile(draft, 'half a sec');
  await chmod(draft, 0o644);
  const secret = await loadSecret(join(folder, 'jwt-secret'));
  expect(secret).not.toContain('half a sec');
  expect(await readFile(join(folder, 'jwt-secret'), 'utf8')).toBe(secret);
  expect(await modeOf('jwt-secret')).toBe('600');
  expect(await readdir(folder)).toEqual(['jwt-secret']);
});

test('what cannot be read is an error, and not replaced', async () => {
  await mkdir(join(folder, 'jwt-secret'));
  await expect(loadSecret(join(folder, 'jwt-secret'))).rejects.toMatchObject({ code: 'EISDIR' });
  await expect(loadSecret(join(folder, 'nowhere', 'jwt-secret'))).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
