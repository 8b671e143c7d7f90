/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/*
 * The app without a network: its shell, its font and the screens of a client are kept; everything
 * else, and above all the API, goes to the network. The page itself keeps copies of the client's
 * own bookings (lib/api/copia.ts).
 */
declare const self: ServiceWorkerGlobalScope;
/** The files to keep, inserted by build/service-worker.ts. */
declare const PRECACHE: PrecacheEntry[];

precacheAndRoute(PRECACHE, { cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(
  // The landing is a page of its own, and works without the app.
  new NavigationRoute(createHandlerBoundToURL('/app.html'), {
    denylist: [/^\/api(\/|$)/, /^\/$/, /\.\w+$/],
  }),
);

// Without a network the logo, which leads to the landing, leads to the app instead.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === '/',
  ({ request }) => fetch(request).catch(() => Response.redirect('/home')),
);

// A new version takes over at the next visit, rather than when the last tab of a phone is closed
// some day.
self.addEventListener('install', () => void self.skipWaiting());
