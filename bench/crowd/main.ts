// Sends a crowd for the same places to any booking system at an address, and fails where more people
// got one than there are: `npm run crowd -- <file>`. bench/README.md shows such a file.
import { readFileSync } from 'node:fs';
import { Crowd, sendCrowd } from './send-crowd.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('npm run crowd -- <file>');
  process.exit(2);
}
const crowd = Crowd.parse(JSON.parse(readFileSync(file, 'utf8')));
const { answers, accepted, held, firstMs, lastMs } = await sendCrowd(crowd);
console.log(`${crowd.people.length} people asked at once for ${crowd.places} places`);
for (const [status, count] of [...answers].toSorted()) console.log(`  ${status}: ${count}`);
console.log(`${accepted} were told that they have one`);
if (held !== null) console.log(`${held} have one, says the system afterwards`);
console.log(
  `the first answer after ${Math.round(firstMs)} ms, the last after ${Math.round(lastMs)}`,
);
const most = Math.max(accepted, held ?? 0);
if (most > crowd.places) console.error(`Overbooked by ${most - crowd.places}`);
if (held !== null && held !== accepted) console.error('What people were told is not what is held');
process.exit(most > crowd.places || (held !== null && held !== accepted) ? 1 : 0);
