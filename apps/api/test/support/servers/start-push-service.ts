import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';

/** A message that a push service was given, as the browser to which it goes reads it. */
export interface Pushed {
  dispositivo: string;
  titulo: string;
  texto: string;
  ruta: string;
  ttl: number;
  /** The sender, as the signed identity of the request names it (RFC 8292). */
  sub: string | undefined;
}

/** A browser that has subscribed at the push service, as `POST /suscripciones` takes it. */
export interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  dispositivo: string;
}

/**
 * Starts a push service on loopback. The service checks each request as the browsers' push services
 * do, and decrypts the message with the keys of the browser (RFC 8291). It answers an unknown
 * address with 404, and a request that it cannot check or decrypt with 400.
 */
export async function startPushService() {
  const browsers = new Map<string, { browser: Browser; decrypt: (body: Buffer) => string }>();
  const received: Pushed[] = [];
  const problems: unknown[] = [];
  /** The statuses with which the next requests for a device are answered, in place of 201. */
  const answers = new Map<string, number[]>();
  let asked = 0;

  async function read(url: string, headers: IncomingHttpHeaders, body: Buffer) {
    const found = browsers.get(url);
    if (!found) return 404;
    const { dispositivo } = found.browser;
    const refusal = answers.get(dispositivo)?.shift();
    if (refusal !== undefined) return refusal;
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
    const sub = await senderOf(headers.authorization ?? '', origin);
    const message = JSON.parse(found.decrypt(body)) as Omit<Pushed, 'dispositivo' | 'ttl' | 'sub'>;
    received.push({ dispositivo, ...message, ttl: Number(headers['ttl']), sub });
    return 201;
  }

  const server = createServer((request, response) => {
    asked += 1;
    void buffer(request)
      .then((body) => read(request.url ?? '', request.headers, body))
      .catch((error: unknown) => {
        problems.push(error);
        return 400;
      })
      .then((status) => response.writeHead(status).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    received,
    problems,
    answers,
    /** Returns how many requests have come, whatever they were answered. */
    asked: () => asked,
    /** Subscribes a new browser. */
    subscribe(dispositivo: string): Browser {
      const { keys, decrypt } = newBrowserKeys();
      const path = `/envios/${browsers.size + 1}`;
      const browser = { endpoint: origin + path, keys, dispositivo };
      browsers.set(path, { browser, decrypt });
      return browser;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Makes the keys of a browser, and the function that decrypts with them (RFC 8291 §3.4, RFC 8188).
 */
function newBrowserKeys() {
  const own = createECDH('prime256v1');
  const ownPublic = own.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));

  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPublic, theirs]);
    const secret = derive(own.computeSecret(theirs), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(21 + theirs.length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = plain.lastIndexOf(2);
    if (end < 0) throw new Error('the last record does not say that it is the last');
    return plain.subarray(0, end).toString();
  }

  const keys = { p256dh: ownPublic.toString('base64url'), auth: auth.toString('base64url') };
  return { keys, decrypt };
}

/** Checks the signed identity of a request (RFC 8292), and returns the sender that it names. */
async function senderOf(authorization: string, audience: string): Promise<string | undefined> {
  const { t = '', k = '' } = /^vapid t=(?<t>[^,]+), ?k=(?<k>.+)$/.exec(authorization)?.groups ?? {};
  const point = Buffer.from(k, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { payload } = await jwtVerify(t, key, { audience, algorithms: ['ES256'] });
  return payload.sub;
}
