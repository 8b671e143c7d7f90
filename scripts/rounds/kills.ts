// Kills the processes of `npm start` while clients book
// (apps/api/test/process/kills.integration.ts): npm run kills -- --rounds 50
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run kills -- [--rounds 50]',
  file: 'process/kills',
  projects: ['long'],
  numbers: { rounds: 'KILL_ROUNDS' },
});
