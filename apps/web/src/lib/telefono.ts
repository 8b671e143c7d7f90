import { llamar } from './api/api.ts';
import { guardar, leer, quitar } from './sesion/almacen.ts';

/*
 * This browser's own part of the messages that reach a phone (rules §18). `dispositivo` in local
 * storage is the id of its subscription; the session takes it along when it ends.
 */

/** How long a logout waits for a server that does not answer. */
const PACIENCIA_MS = 2_000;

/** Returns false for a browser that takes no messages, as those of an iPhone outside the app. */
export function recibeAvisos(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Returns the id of this browser's subscription; null where it has none. One that its owner has
 * blocked in the browser is over at the server once something was to be sent there.
 */
export function idDeEsteNavegador(): number | null {
  const id = leer('dispositivo');
  return id === null ? null : Number(id);
}

interface Navegador {
  /** The public key of the centre. */
  clave: string;
  dispositivo: string;
}

/** Subscribes this browser, which has allowed it already, and tells the server. */
export async function suscribirNavegador({ clave, dispositivo }: Navegador): Promise<void> {
  const { pushManager } = await registro();
  const opciones = { userVisibleOnly: true, applicationServerKey: clave };
  const suscripcion = await pushManager.subscribe(opciones).catch(async () => {
    // A subscription for another key, of a centre that was here before, stands in the way.
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

/** Returns the service worker that shows what arrives, which is registered first where needed. */
async function registro(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}
