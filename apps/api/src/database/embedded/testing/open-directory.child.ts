import { openEmbedded } from '../open-embedded.ts';
import { EmbeddedDatabaseError } from '../embedded.errors.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const { connection } = await openEmbedded({ dataDir, log: () => undefined });
  console.log('opened');
  console.log(JSON.stringify(connection));
  // An open standard input keeps this process running until the test kills it.
  process.stdin.resume();
} catch (error) {
  console.log(error instanceof EmbeddedDatabaseError ? error.code : error);
  console.log(error instanceof Error ? error.message : '');
}
