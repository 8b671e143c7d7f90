/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/*
 * The app without a network: its shell, its font and the screens of a client are kept; everything else, and above all
 * the API, is the network's. What a client's own bookings were is kept by the page itself (lib/copia.ts).
 */
declare const self: ServiceWorkerGlobalScope;
/** Written by build/service-worker.ts. */
declare const PRECACHE: PrecacheEntry[];

precacheAndRoute(PRECACHE, { cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(
  // The landing is a page of its own, and works without the app.
  new NavigationRoute(createHandlerBoundToURL('/app.html'), {
    denylist: [/^\/api(\/|$)/, /^\/$/, /\.\w+$/],
  }),
);

// A new version is there at the next visit, not when the last tab of a phone is closed one day.
self.addEventListener('install', () => void self.skipWaiting());
