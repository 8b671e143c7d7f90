// Sets the clock forwards and backwards while clients book
// (apps/api/test/process/clock-jumps.integration.ts): npm run clocks -- --rounds 50
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run clocks -- [--rounds 50]',
  file: 'process/clock-jumps',
  projects: ['long'],
  numbers: { rounds: 'CLOCK_ROUNDS' },
});
