import fs from 'node:fs';
import { openEmbedded } from '../open-embedded.ts';

const [directory = ''] = process.argv.slice(2);
const { pool } = await openEmbedded({ directory });
await pool.query('CREATE TABLE committed (id int PRIMARY KEY)');
for (let id = 1; ; id += 1) {
  await pool.query('INSERT INTO committed VALUES ($1)', [id]);
  // Synchronous: a row counts as acknowledged once its id has left the process.
  fs.writeSync(1, `${id}\n`);
}
