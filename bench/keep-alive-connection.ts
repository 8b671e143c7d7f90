import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { HttpRequest } from './calls.ts';

export interface HttpAnswer {
  status: number;
  body: Buffer;
}

const EMPTY = Buffer.alloc(0);
const END_OF_HEADERS = Buffer.from('\r\n\r\n');

/**
 * A keep-alive connection that sends one request at a time. The class understands only the HTTP of
 * the measured answers (a status and a Content-Length): the client and the server share two cores,
 * so the client must use little processor time.
 */
export class KeepAliveConnection {
  readonly #socket: Socket;
  #received: Buffer = EMPTY;
  #waiting: { resolve(answer: HttpAnswer): void; reject(error: Error): void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')));
  }

  static async open(port: number): Promise<KeepAliveConnection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new KeepAliveConnection(socket);
  }

  send(request: HttpRequest): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(toBytes(request));
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(END_OF_HEADERS);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) return this.#waiting?.reject(new Error(`No length in ${head}`));
    const body = this.#received.subarray(end + END_OF_HEADERS.length);
    if (body.length < Number(length)) return;
    this.#received = EMPTY;
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}

function toBytes({ method, path, token, body }: HttpRequest): string {
  const content =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n${content}\r\n${body ?? ''}`;
}
