// Kills the primary of two PostgreSQL servers while clients book and the desk takes money, and
// promotes the other (apps/api/test/process/failover.postgres.ts): npm run failover -- --rounds 50
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run failover -- [--rounds 50]',
  file: 'process/failover',
  projects: ['long'],
  numbers: { rounds: 'FAILOVER_ROUNDS' },
});
