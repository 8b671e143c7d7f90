import { tryKill } from '../../../src/database/embedded/processes.ts';
import { onTestFinished } from 'vitest';
import { processTree } from '../process-tree.ts';

/**
 * Freezes a PostgreSQL server (SIGSTOP) while its sockets stay open, as on a machine that swaps or
 * whose disk hangs. Returns a function that lets the server run again.
 */
export function freezeServer(pid: number): () => void {
  // The main process is stopped before its children are listed, so that the main process cannot
  // start another child in between.
  tryKill(pid, 'SIGSTOP');
  const all = processTree(pid);
  for (const each of all) tryKill(each, 'SIGSTOP');
  const thaw = () => {
    for (const each of all) tryKill(each, 'SIGCONT');
  };
  onTestFinished(thaw);
  return thaw;
}
