// Sends random requests to the server, made from the OpenAPI document: npm run fuzz -- --requests
// 20000 --seed 7
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run fuzz -- [--requests 20000] [--seed 1]',
  file: 'test/fuzz/',
  projects: ['long'],
  numbers: { requests: 'FUZZ_REQUESTS', seed: 'FUZZ_SEED' },
});
