// Stops the database under load, in every way of apps/api/test/process/outages.postgres.ts: npm run
// outages -- --rounds 50
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run outages -- [--rounds 50]',
  file: 'process/outages',
  projects: ['long'],
  numbers: { rounds: 'OUTAGE_ROUNDS' },
});
