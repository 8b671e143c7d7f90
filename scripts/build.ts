import { buildWebIfStale } from './build-web-if-stale.ts';

await buildWebIfStale({ force: true });
