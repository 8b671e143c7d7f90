// Runs the fast, static part of `npm test`.
import { runChecks } from './checks.ts';

const results = await runChecks();
const failed = results.filter((result) => !result.passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
