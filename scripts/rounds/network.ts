// Delays, resets, cuts off and swallows what the app and its database, or its mail server, send each
// other (apps/api/test/process/faulty-*): npm run network -- --rounds 50 --seed 1
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run network -- [--rounds 50] [--seed 1]',
  file: 'process/faulty-',
  projects: ['long'],
  numbers: { rounds: 'NETWORK_ROUNDS', seed: 'NETWORK_SEED' },
});
