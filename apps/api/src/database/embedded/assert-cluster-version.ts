import fs from 'node:fs';
import { join } from 'node:path';
import {
  ClusterDamagedError,
  FormerEngineError,
  OtherMajorVersionError,
} from './embedded.errors.ts';

/**
 * Throws an `EmbeddedDatabaseError` unless the files of the cluster are of the PostgreSQL major
 * version `expected`. Changes nothing.
 */
export function assertClusterVersion(cluster: string, expected: string): void {
  if (fs.existsSync(join(cluster, 'cluster'))) throw new FormerEngineError(cluster);
  const found = readVersion(cluster);
  if (found !== expected) throw new OtherMajorVersionError({ cluster, found, expected });
}

function readVersion(cluster: string): string {
  try {
    return fs.readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new ClusterDamagedError(cluster, error);
  }
}
