import { llamar } from './api/api.ts';
import { guardar, leer, quitar } from './sesion/almacen.ts';

/*
 * The subscription of this browser to the messages that go to phones (rules §18). `dispositivo` in
 * local storage is the id of the subscription; the end of the session removes `dispositivo`.
 */

/** The longest time in milliseconds for which `soltarNavegador` waits for the server. */
const PACIENCIA_MS = 2_000;

/**
 * Returns false for a browser that cannot receive messages, such as one on an iPhone outside the
 * installed app.
 */
export function recibeAvisos(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Returns the id of this browser's subscription; null where the browser has none. The id can
 * outlive the subscription: where the person has blocked messages in the browser, the server
 * deletes the subscription the next time that it sends a message there.
 */
export function idDeEsteNavegador(): number | null {
  const id = leer('dispositivo');
  return id === null ? null : Number(id);
}

/** Returns what names this browser's subscription to a call that ends those of all other browsers. */
export function suscripcionPropia(): { suscripcionId?: number } {
  const suscripcionId = idDeEsteNavegador();
  return suscripcionId === null ? {} : { suscripcionId };
}

interface Navegador {
  /** The public key of the centre, from `GET /suscripciones`. */
  clave: string;
  dispositivo: string;
}

/**
 * Subscribes this browser, and registers the subscription with the server. The person must have
 * allowed notifications before.
 */
export async function suscribirNavegador({ clave, dispositivo }: Navegador): Promise<void> {
  const { pushManager } = await registro();
  const opciones = { userVisibleOnly: true, applicationServerKey: clave };
  const suscripcion = await pushManager.subscribe(opciones).catch(async () => {
    // `subscribe` fails where an older subscription has another key, so that one is ended first.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(opciones);
  });
  const { endpoint = '', keys = {} } = suscripcion.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const body = { endpoint, keys: { p256dh, auth }, dispositivo };
  const { id } = await llamar('POST /suscripciones', {
    body,
    siFalla: 'Error al activar los avisos',
  });
  guardar('dispositivo', String(id));
}

/**
 * Ends the subscription of this browser, at the server and in the browser. An answer of the server
 * is not waited for longer than PACIENCIA_MS, and a refusal is ignored.
 */
export async function soltarNavegador(): Promise<void> {
  const id = leer('dispositivo');
  const signal = AbortSignal.timeout(PACIENCIA_MS);
  await Promise.all([
    callarNavegador(),
    id &&
      llamar('DELETE /suscripciones/{id}', { params: { id }, siFalla: '', signal }).catch(() => {}),
  ]);
}

/** Ends the subscription in this browser, after the server has ended it. */
export async function callarNavegador(): Promise<void> {
  quitar('dispositivo');
  const registrado = await navigator.serviceWorker.getRegistration();
  const vigente = await registrado?.pushManager.getSubscription();
  await vigente?.unsubscribe();
}

/** Registers the service worker, which shows the messages, and returns its active registration. */
async function registro(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}
