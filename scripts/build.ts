import { buildWebIfStale } from './build-web-if-stale.ts';

try {
  await buildWebIfStale({ force: !process.argv.includes('--if-stale') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
