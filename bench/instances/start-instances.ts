import { stopChild } from '../child-process.ts';
import type { Listening } from '../start-app.ts';
import { startBalancer } from './start-balancer.ts';

/** Waits for some instances of the app that are starting, and puts HAProxy in front of them. */
export async function startInstances(folder: string, starting: readonly Promise<Listening>[]) {
  const apps = await Promise.all(starting);
  const ports = apps.map(({ port }) => port);
  const balancer = await startBalancer(folder, ports);
  return {
    apps,
    balancer,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    async stop(): Promise<void> {
      balancer.stop();
      await Promise.all(apps.map(({ child }) => stopChild(child)));
    },
  };
}
