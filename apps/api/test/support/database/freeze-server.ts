import { tryKill } from '../../../src/database/embedded/processes.ts';
import { onTestFinished } from 'vitest';
import { processTree } from '../process-tree.ts';

/**
 * Makes a PostgreSQL server stand still, its sockets open, as on a machine that swaps or whose disk
 * hangs. Returns what lets it go on.
 */
export function freezeServer(pid: number): () => void {
  // The server itself comes first, so that it makes no child that nobody has listed.
  tryKill(pid, 'SIGSTOP');
  const all = processTree(pid);
  for (const each of all) tryKill(each, 'SIGSTOP');
  const thaw = () => {
    for (const each of all) tryKill(each, 'SIGCONT');
  };
  onTestFinished(thaw);
  return thaw;
}
