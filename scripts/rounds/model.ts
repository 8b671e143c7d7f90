// Does the same random operations to the app and to a small model of the centre: npm run model --
// --ops 100000 --seed 1
import { runRounds } from './run-rounds.ts';

await runRounds({
  usage: 'npm run model -- [--ops 100000] [--seed 1] [--only "two instances"] [--replay file]',
  file: 'test/model/model',
  projects: ['long'],
  numbers: { ops: 'MODEL_OPS', seed: 'MODEL_SEED' },
  texts: { replay: 'MODEL_REPLAY' },
});
