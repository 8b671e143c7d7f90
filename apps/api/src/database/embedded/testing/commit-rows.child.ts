import fs from 'node:fs';
import pg from 'pg';
import { openEmbedded } from '../open-embedded.ts';

const [dataDir = ''] = process.argv.slice(2);
const { connection } = await openEmbedded({ dataDir, log: () => undefined });
const client = new pg.Client(connection);
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS committed (id int PRIMARY KEY)');
const { rows } = await client.query('SELECT coalesce(max(id), 0)::int AS last FROM committed');
for (let id = Number(rows[0].last) + 1; ; id += 1) {
  await client.query('INSERT INTO committed VALUES ($1)', [id]);
  // The write is synchronous, because the test counts the row of each written id as committed.
  fs.writeSync(1, `${id}\n`);
}
