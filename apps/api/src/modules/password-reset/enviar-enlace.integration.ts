import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { createWorker } from '../../platform/jobs/create-worker.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { crearPersona } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { enviarEnlace } from './password-reset.jobs.ts';

const app = useTestApp();

/** Where nobody listens yet. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('a mail server that is down holds no request up; the e-mail goes out when it is back', async () => {
  const ana = await crearPersona(app);
  const port = await freePort();
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const mailer = createMailer({
    smtpUrl,
    mailFrom: 'Remanso <turnos@remanso.example>',
    outbox: '/nowhere',
    instant: app.clock.instant,
    log: () => undefined,
  });
  const publicUrl = 'https://turnos.ejemplo.com';
  const job = enviarEnlace({ ...app.dependencies, mailer, publicUrl }) as Job;
  const failed: unknown[] = [];
  const { db, engine } = app.database;
  const worker = createWorker({
    db,
    engine,
    timeZone: 'America/Argentina/Tucuman',
    jobs: [job],
    pollingSeconds: 0.5,
    retrySeconds: 1,
    log: (_message, error) => failed.push(error),
  });
  await worker.start();
  // Answered at once, whatever becomes of the e-mail.
  const { status } = await app.call('POST /password-reset/solicitar', {
    body: { email: ana.email },
  });
  expect(status).toBe(200);
  await vi.waitFor(() => expect(failed.length).toBeGreaterThan(0), {
    timeout: 15_000,
    interval: 50,
  });

  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, done) {
      received.push(address.address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', done);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await vi.waitFor(() => expect(received).toEqual([ana.email]), { timeout: 18_000, interval: 100 });
  await worker.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
