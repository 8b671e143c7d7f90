import fs from 'node:fs';
import { openEmbedded } from '../open-embedded.ts';

const [directory = '', mode = ''] = process.argv.slice(2);
const { pool, close } = await openEmbedded({
  directory,
  ...(mode === 'told' && { onFailure: (error) => console.log(error.name) }),
});
await pool.query('CREATE TABLE t (id int)');

fs.fsyncSync = () => {
  throw Object.assign(new Error('full'), { code: 'ENOSPC' });
};
await pool.query('INSERT INTO t VALUES (1)').catch((error: Error) => console.log(error.message));
await pool.query('SELECT 1').catch((error: Error) => console.log(error.name));
await close();
console.log('closed');
process.stdin.resume();
