import { expect, type Page, type Worker } from '@playwright/test';
import { startPushService } from '../../apps/api/test/support/servers/start-push-service.ts';
import { ANA, centroConClientes, franjaDe, iniciarSesion } from '../elegir-turno.ts';
import { enDias } from '../en-dias.ts';
import { pedir, test } from '../servidor.ts';

test.use({ serviceWorkers: 'allow' });

test('a client turns messages on, is told of a booking on this phone, and turns them off', async ({
  servidor,
  page,
  context,
}) => {
  const servicio = await startPushService();
  const { ana } = await centroConClientes(servidor);
  await context.grantPermissions(['notifications'], { origin: servidor.origen });
  await conServicio(page, servicio.subscribe('De prueba'));
  await page.goto('/mi-cuenta');
  await iniciarSesion(page, ANA);
  const seccion = page.getByRole('region', { name: 'Dispositivos con avisos' });
  await seccion.getByRole('button', { name: 'Activar en este dispositivo' }).click();
  await expect(page.getByText('Los avisos llegan también a este dispositivo')).toBeVisible();
  await expect(seccion.getByText('(este dispositivo)')).toBeVisible();
  await expect(seccion.getByRole('button', { name: 'Activar en este dispositivo' })).toBeHidden();

  // The push service of the test decrypts the message of the server. The test then delivers this
  // message to the service worker, as a browser would.
  const franjaId = await franjaDe(servidor, ana, enDias(1), '18:00');
  const { id } = (await pedir(servidor.origen, '/reservas', { franjaId }, ana)) as { id: number };
  await expect.poll(() => servicio.received.length).toBe(1);
  const [{ titulo, texto, ruta } = { titulo: '', texto: '', ruta: '' }] = servicio.received;
  expect([titulo, ruta]).toEqual([
    expect.stringMatching(/^Reserva confirmada: .* a las 18:00$/),
    `/reservas/mis-reservas?reserva=${id}`,
  ]);
  await page.reload();
  await expect(seccion.getByText('El último aviso fue el', { exact: false })).toBeVisible();
  const worker = await conNotificaciones(page);
  await entregar(page, servidor.origen, JSON.stringify({ titulo, texto, ruta }));
  await expect.poll(() => worker.evaluate('mostradas')).toMatchObject([[titulo, { body: texto }]]);
  await worker.evaluate(TOCAR);
  await page.waitForURL(`**${ruta}`, { waitUntil: 'commit' });

  await page.goto('/mi-cuenta');
  await seccion.getByRole('button', { name: /^Quitar / }).click();
  await expect(seccion.getByRole('listitem')).toHaveCount(0);
  const { suscripciones } = (await pedir(servidor.origen, '/suscripciones', undefined, ana)) as {
    suscripciones: object[];
  };
  expect([suscripciones, servicio.problems]).toEqual([[], []]);
  await servicio.stop();
});

test('the app is offered after the second booking, never before and never twice', async ({
  servidor,
  page,
}) => {
  const { ana } = await centroConClientes(servidor);
  const reservar = async (hora: string) => {
    const franjaId = await franjaDe(servidor, ana, enDias(1), hora);
    await pedir(servidor.origen, '/reservas', { franjaId }, ana);
  };
  const oferta = page.getByRole('region', { name: 'Los turnos, a un toque' });
  await reservar('10:00');
  await page.goto('/reservas');
  await iniciarSesion(page, ANA);
  const cuentas = page.getByRole('region', { name: 'Mis estadísticas' });
  await expect(cuentas).toContainText('Reservas en total1');
  await invitar(page);
  await expect(oferta).toBeHidden();
  await reservar('12:00');
  await expect(oferta).toBeVisible();
  await oferta.getByRole('button', { name: 'Instalar la app' }).click();
  await expect(oferta).toBeHidden();
  expect(await page.evaluate('window.preguntas')).toBe(1);

  await page.reload();
  await expect(cuentas).toContainText('Reservas en total2');
  await invitar(page);
  await expect(oferta).toBeHidden();
});

/**
 * Makes the browser subscribe at the push service of the test, because this Chromium has no access
 * to the internet.
 */
async function conServicio(page: Page, { endpoint, keys }: { endpoint: string; keys: object }) {
  const suscripcion = JSON.stringify({ endpoint, keys });
  await page.addInitScript({
    content: `
      const suya = { toJSON: () => (${suscripcion}), unsubscribe: async () => true };
      PushManager.prototype.subscribe = async () => suya;
      PushManager.prototype.getSubscription = async () => suya;`,
  });
}

/** Fires the event by which Chromium lets a page offer its installation. */
async function invitar(page: Page) {
  await page.evaluate(`
    window.preguntas = 0;
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => { window.preguntas += 1; },
    }));`);
}

/** Hands a message to the service worker, as a push service does through the browser. */
async function entregar(page: Page, origin: string, data: string) {
  const cdp = await page.context().newCDPSession(page);
  const registrado = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [uno] }) => {
      if (uno) done(uno.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registrado;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/**
 * Returns the service worker. Its notifications go into the list `mostradas`, because a browser
 * without a screen cannot show them.
 */
async function conNotificaciones(page: Page): Promise<Worker> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker');
  await worker.evaluate(`
    self.mostradas = [];
    self.registration.showNotification = async (...una) => void self.mostradas.push(una);`);
  return worker;
}

/**
 * Code for the service worker that presses the first notification. `waitUntil` does nothing,
 * because an event that a script fires cannot keep a service worker awake.
 */
const TOCAR = `self.dispatchEvent(Object.assign(new Event('notificationclick'), {
  notification: { ...mostradas[0][1], close: () => {} },
  waitUntil: () => {},
}))`;
