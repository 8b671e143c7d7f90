// Runs the races of apps/api/test/races, in which people compete, many times: npm run races --
// --rounds 2000
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run races -- [--rounds 2000] [--seed 1] [--only "booking against"]',
  file: 'test/races/',
  projects: ['long'],
  numbers: { rounds: 'RACE_ROUNDS', seed: 'RACE_SEED' },
});
