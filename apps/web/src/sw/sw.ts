/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/*
 * The service worker, for the app without a network. It keeps the app's shell, its font and the
 * code of a client's screens; all other requests, above all those to the API, go to the network.
 * The page itself keeps copies of the client's own bookings (lib/api/copia.ts). The service worker
 * also shows the messages of the centre as notifications of the phone.
 */
declare const self: ServiceWorkerGlobalScope;
/** The files to keep; build/service-worker.ts writes this list at build time. */
declare const PRECACHE: PrecacheEntry[];

precacheAndRoute(PRECACHE, { cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(
  // The landing (`/`), the page of a companion, the embedded agenda and the demo's letters are pages
  // of their own, which the server sends. They are not answered with the app's shell.
  new NavigationRoute(createHandlerBoundToURL('/app.html'), {
    denylist: [/^\/(api|invitacion|agenda\/embebida|correo)(\/|$)/, /^\/$/, /\.\w+$/],
  }),
);

// The landing's address (`/`), to which the logo links, redirects to the app where there is no
// network.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === '/',
  ({ request }) => fetch(request).catch(() => Response.redirect('/home')),
);

/** A message that the server sends to a phone (rules §18.3). */
interface Aviso {
  titulo: string;
  texto: string;
  ruta: string;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { titulo, texto, ruta } = event.data.json() as Aviso;
  const opciones = { body: texto, icon: '/icono-192.png', lang: 'es-AR', data: ruta };
  event.waitUntil(self.registration.showNotification(titulo, opciones));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(abrir(String(event.notification.data)));
});

/** Opens a screen of the app: in the window that is open already, or else in a new one. */
async function abrir(ruta: string): Promise<void> {
  const { origin, href } = new URL(ruta, self.location.origin);
  if (origin !== self.location.origin) return;
  const [abierta] = await self.clients.matchAll({ type: 'window' });
  const llevada = await abierta?.navigate(href).catch(() => null);
  if (llevada) await llevada.focus();
  else await self.clients.openWindow(href);
}

// A new version of the service worker takes over at the next visit. By default it would wait until
// the last tab of the app is closed.
self.addEventListener('install', () => void self.skipWaiting());
