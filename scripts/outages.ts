// Takes the database away under load in every way of apps/api/src/main.outages.postgres.ts:
// npm run outages -- --rounds 50
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run outages -- [--rounds 50]',
  file: 'main.outages',
  projects: ['integration'],
  numbers: { rounds: 'OUTAGE_ROUNDS' },
});
