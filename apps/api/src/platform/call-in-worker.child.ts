import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// The thread of `callInWorker`.
const { file, name, args } = workerData as { file: string; name: string; args: unknown[] };
const module = (await import(pathToFileURL(file).href)) as Record<
  string,
  (...all: unknown[]) => unknown
>;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port of Node has no origin.
parentPort?.postMessage(await module[name]?.(...args));
