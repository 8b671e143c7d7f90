import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './child-process.ts';

/**
 * An answer of the app. The server of this file only sends this answer, so that the bench can
 * compare the app with bare HTTP.
 */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

answer(async ({ status, headers, body }: StoredAnswer): Promise<{ port: number }> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => response.writeHead(status, headers).end(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
});
