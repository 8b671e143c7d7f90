import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './child-process.ts';

/** An answer of the app's, for a server that does nothing but send it. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** One for each method, because that is all that tells the two calls apart. */
export type StoredAnswers = Record<'GET' | 'POST', StoredAnswer>;

answer(async (stored: StoredAnswers): Promise<{ port: number }> => {
  const server = createServer((request, response) => {
    const { status, headers, body } = stored[request.method as 'GET' | 'POST'];
    const send = () => response.writeHead(status, headers).end(body);
    if (request.method === 'GET') return send();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      send();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
});
