// Cuts off the answers of bookings, payments and sales after their commit, and repeats the requests
// (apps/api/test/process/cut-answers.integration.ts): npm run cuts -- --rounds 1000
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run cuts -- [--rounds 1000]',
  file: 'process/cut-answers',
  projects: ['long'],
  numbers: { rounds: 'CUT_ROUNDS' },
});
