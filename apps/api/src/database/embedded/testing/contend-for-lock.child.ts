import { createInterface } from 'node:readline';
import { lockDirectory } from '../data-folder.ts';
import { EmbeddedDatabaseError } from '../embedded.errors.ts';

console.log('ready');
for await (const directory of createInterface({ input: process.stdin })) {
  try {
    lockDirectory(directory);
    console.log('held');
  } catch (error) {
    console.log(error instanceof EmbeddedDatabaseError ? error.code : error);
  }
}
