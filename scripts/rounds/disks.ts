// Fills the disk of a centre while clients book
// (apps/api/test/process/full-disk.integration.ts): npm run disks -- --rounds 20
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run disks -- [--rounds 20]',
  file: 'process/full-disk',
  projects: ['long'],
  numbers: { rounds: 'DISK_ROUNDS' },
});
