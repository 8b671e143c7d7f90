import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface Call {
  /** The path of a module. */
  file: string;
  /** The name of a function that it exports. */
  name: string;
  args: readonly unknown[];
}

/**
 * Calls a function of a module in a thread of its own, and returns what it returns. The thread ends
 * with the call, so that nothing of the module stays in memory.
 */
export async function callInWorker<T>(call: Call): Promise<T> {
  const worker = new Worker(new URL('./call-in-worker.child.ts', import.meta.url), {
    workerData: call,
  });
  const ended = once(worker, 'exit').then(() => {
    throw new Error(`${call.file} ended without an answer`);
  });
  ended.catch(() => undefined);
  try {
    const [answer] = (await Promise.race([once(worker, 'message'), ended])) as [T];
    return answer;
  } finally {
    await worker.terminate();
  }
}
