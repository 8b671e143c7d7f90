import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openClusterAccess } from './cluster-access.ts';
import { DATABASE_USER } from './create-cluster.ts';
import { ClusterDamagedError } from './embedded.errors.ts';
import type { PostgresCommand } from './postgres-process.ts';

type Options = Pick<PostgresCommand, 'binaries' | 'cluster' | 'user'> & { password: string };

/**
 * Sets a new password for DATABASE_USER, for when the password file is lost. No server may be
 * running on the cluster. Throws a `ClusterDamagedError` where PostgreSQL fails.
 */
export function resetPassword({ binaries, cluster, user, password }: Options): void {
  const access = openClusterAccess(cluster, user);
  try {
    const result = spawnSync(
      join(binaries, 'postgres'),
      ['--single', '-D', access.path, 'postgres'],
      {
        ...user,
        cwd: '/',
        input: `alter role ${DATABASE_USER} password '${password}'\n`,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'pipe', access.descriptor ?? 'ignore'],
      },
    );
    if (result.status !== 0) throw new ClusterDamagedError(cluster, new Error(result.stderr));
  } finally {
    access.close();
  }
}
