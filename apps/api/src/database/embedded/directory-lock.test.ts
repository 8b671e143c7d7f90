import fs from 'node:fs';
import { expect, test } from 'vitest';
import { lockDirectory, prepareDirectory } from './data-folder.ts';
import { startChild } from './testing/child-process.ts';
import { testFolders } from './testing/test-folders.ts';

const folders = testFolders();

test('one of many processes that start at once gets the folder, also after the holder is killed', async () => {
  const directory = prepareDirectory(folders.fresh());
  let contenders = Array.from({ length: 8 }, () => startChild('contend-for-lock.child.ts'));
  await Promise.all(contenders.map((contender) => contender.hear()));

  while (contenders.length > 0) {
    for (const contender of contenders) contender.tell(directory);
    const answers = await Promise.all(contenders.map((contender) => contender.hear()));
    const refused = answers.filter((answer) => answer === 'DIRECTORY_IN_USE');
    expect(answers).toContain('held');
    expect(refused).toHaveLength(contenders.length - 1);
    const holder = contenders[answers.indexOf('held')];
    await holder?.kill();
    contenders = contenders.filter((contender) => contender !== holder);
  }
}, 60_000);

test('the folder is refused within the same process, until it is released', () => {
  const directory = prepareDirectory(folders.fresh());
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow('ya está en uso por otro proceso');
  lock.release();
  lock.release();
  lockDirectory(directory).release();
});

test('a folder whose path is longer than a socket could be is locked too', () => {
  const directory = prepareDirectory(`${folders.fresh()}/${'carpeta/'.repeat(20)}`);
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow('ya está en uso por otro proceso');
  lock.release();
});

test('two paths to one folder are one lock', () => {
  const directory = prepareDirectory(folders.fresh());
  const link = folders.fresh();
  fs.mkdirSync(link, { recursive: true });
  fs.rmdirSync(link);
  fs.symlinkSync(directory, link);
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(prepareDirectory(link))).toThrow('ya está en uso por otro proceso');
  lock.release();
});
