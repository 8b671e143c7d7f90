import fs from 'node:fs';
import { join } from 'node:path';
import { ClusterDamagedError, OtherMajorVersionError } from './embedded.errors.ts';

/** PGlite 0.5 is PostgreSQL 18. Its files change with each major version, not between minor ones. */
const POSTGRES_MAJOR = '18';

/** To be called before the engine: it would not say what to do, and builds a new cluster where PG_VERSION is missing. */
export function assertClusterVersion(cluster: string): void {
  const found = readVersion(cluster);
  if (found !== POSTGRES_MAJOR) {
    throw new OtherMajorVersionError({ cluster, found, expected: POSTGRES_MAJOR });
  }
}

function readVersion(cluster: string): string {
  try {
    return fs.readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new ClusterDamagedError(cluster, error);
  }
}
