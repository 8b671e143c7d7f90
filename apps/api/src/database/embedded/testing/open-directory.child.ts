import { openEmbedded } from '../open-embedded.ts';

const [directory = ''] = process.argv.slice(2);
try {
  await openEmbedded({ directory });
  console.log('opened');
  process.stdin.resume();
} catch (error) {
  console.log(error instanceof Error ? error.name : error);
  console.log(error instanceof Error ? error.message : '');
}
