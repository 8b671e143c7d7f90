import { createInterface } from 'node:readline';
import { lockDirectory } from '../directory-lock.ts';

console.log('ready');
for await (const directory of createInterface({ input: process.stdin })) {
  try {
    lockDirectory(directory);
    console.log('held');
  } catch (error) {
    console.log(error instanceof Error ? error.name : error);
  }
}
