// Uses the deployment kit with the tools that this machine has, and says what it could not run:
//   node deploy/comprobar.ts
// It installs nothing and changes nothing. It ends with 1 where something that it ran is wrong.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The highest exposure that `systemd-analyze security` may report. */
const EXPOSURE = 2;
const UNIT = 'deploy/remanso.service';
const PATIENCE_MS = 15_000;

/** Returns what is wrong, and an empty text where all is well. */
type Check = () => string | Promise<string>;

const CHECKS: Record<string, { tool: string[]; check: Check }> = {
  'systemd acepta la unidad': {
    tool: ['systemd-analyze', '--version'],
    check: () => problemOf(['systemd-analyze', 'verify', UNIT]),
  },
  [`systemd-analyze security da ${EXPOSURE} o menos`]: {
    tool: ['systemd-analyze', '--version'],
    check: checkExposure,
  },
  'sh acepta remanso.sh y remanso.env': {
    tool: ['sh', '-c', 'true'],
    check: () =>
      problemOf(['sh', '-n', 'deploy/remanso.sh']) || problemOf(['sh', '-n', 'deploy/remanso.env']),
  },
  'Caddy acepta Caddyfile': {
    tool: ['caddy', 'version'],
    check: () =>
      problemOf(['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']),
  },
  'Caddy pasa GET /api/eventos en el acto y agrega HSTS': {
    tool: ['caddy', 'version'],
    check: checkStream,
  },
  'Docker acepta compose.yaml': {
    tool: ['docker', 'compose', 'version'],
    check: () =>
      problemOf(['docker', 'compose', '-f', 'deploy/compose.yaml', 'config', '--no-interpolate']),
  },
  'docker-compose, el anterior, acepta compose.yaml': {
    tool: ['docker-compose', 'version'],
    check: () =>
      problemOf(['docker-compose', '-f', 'deploy/compose.yaml', 'config', '--no-interpolate']),
  },
  'Docker arma la imagen': {
    tool: ['docker', 'info'],
    check: () => problemOf(['docker', 'build', '-q', '-f', 'deploy/Dockerfile', '.']),
  },
};

let failed = 0;
for (const [name, { tool, check }] of Object.entries(CHECKS)) {
  if (!runs(tool)) {
    console.log(`– ${name}: no se pudo comprobar, falta lo que responde a «${tool.join(' ')}»`);
    continue;
  }
  const problem = await check();
  if (problem) failed += 1;
  console.log(problem ? `✗ ${name}\n${problem}` : `✓ ${name}`);
}
process.exitCode = failed ? 1 : 0;

function runs([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args).status === 0;
}

function problemOf([command = '', ...args]: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`.trim() || `${command}: ${status}`;
}

function checkExposure(): string {
  const args = ['security', '--offline=true', `--threshold=${EXPOSURE * 10}`, '--no-pager', UNIT];
  // What it prints is a table, and below it the exposure.
  return (
    problemOf(['systemd-analyze', ...args])
      .split('\n')
      .at(-1) ?? ''
  );
}

/**
 * Puts Caddy, with the kit's own file, before a server that says one event and keeps the stream
 * open: the event must come while it is open.
 */
async function checkStream(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('event: conectado\ndata: {}\n\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const folder = mkdtempSync(path.join(tmpdir(), 'remanso-caddy-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const centre = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const caddy = startCaddy(folder, { PUBLIC_URL: origin, CENTRO: centre });
  try {
    const { text, hsts } = await readFirst(`${origin}/api/eventos`);
    if (!text.includes('conectado')) return `Llegó «${text}».`;
    return hsts ? '' : 'Falta Strict-Transport-Security.';
  } catch (error) {
    return `Nada llegó en ${PATIENCE_MS / 1000} s: ${String(error)}`;
  } finally {
    if (caddy.kill()) await once(caddy, 'exit');
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

function startCaddy(folder: string, variables: Record<string, string>) {
  const env = { ...process.env, ...variables, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const adapt = ['adapt', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
  const adapted = JSON.parse(spawnSync('caddy', adapt, { env, encoding: 'utf8' }).stdout) as object;
  const caddy = spawn('caddy', ['run', '--config', '-'], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // This Caddy starts without its admin endpoint: another Caddy on the machine may occupy that port.
  caddy.stdin.end(JSON.stringify({ ...adapted, admin: { disabled: true } }));
  return caddy;
}

/** Returns the first bytes of the answer, once somebody answers. */
async function readFirst(url: string): Promise<{ text: string; hsts: boolean }> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    const response = await fetch(url, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    if (!response) continue;
    const chunk = await response.body?.getReader().read();
    const text = new TextDecoder().decode(chunk?.value);
    return { text, hsts: response.headers.has('strict-transport-security') };
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
