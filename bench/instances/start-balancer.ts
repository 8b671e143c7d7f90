import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../start-app.ts';

const PATIENCE_MS = 10_000;
const POLL_MS = 50;

interface Balancer {
  origin: string;
  port: number;
  stop(): void;
}

/**
 * Starts HAProxy in front of some instances of the app. An instance that does not answer
 * `GET /api/salud` gets no requests; a request that reached no instance goes to another one, and
 * one that may have been carried out is never sent twice.
 */
export async function startBalancer(folder: string, ports: readonly number[]): Promise<Balancer> {
  const port = await findFreePort();
  const file = join(folder, `haproxy-${port}.cfg`);
  writeFileSync(file, configOf(port, ports));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () =>
      reject(new Error('haproxy is missing: apt-get install haproxy (Debian)')),
    );
    child.once('exit', (code) => reject(new Error(`haproxy ended with ${code}`)));
  });
  failed.catch(() => undefined);
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([failed, untilItAnswers(origin)]);
  return { origin, port, stop: () => void child.kill('SIGKILL') };
}

async function untilItAnswers(origin: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}/api/salud`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error('No instance answers behind HAProxy');
}

function configOf(port: number, ports: readonly number[]): string {
  const servers = ports.map(
    (each, n) => `  server app${n + 1} 127.0.0.1:${each} check inter 500ms fall 2 rise 1`,
  );
  return `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 2m
  timeout server 2m
  timeout check 3s
  option redispatch
  retries 3
  retry-on conn-failure
frontend phones
  bind 127.0.0.1:${port}
  default_backend centre
backend centre
  balance roundrobin
  option httpchk GET /api/salud
${servers.join('\n')}
`;
}
