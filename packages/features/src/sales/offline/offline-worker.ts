import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

// The service worker of pages that open without a network: the day of arrival, trips, bookings and their codes, and the
// organizer's scanner. It is registered once for each of the paths under which they lie. What it keeps stays in this
// browser until somebody signs out. The library's router also hears `CACHE_URLS`, by which a page asks for what it was
// made of before there
// was a worker (offline-pack.ts).

declare const self: { skipWaiting: () => Promise<void>; registration: { scope: string } };

/** Longer than anybody is on the way, shorter than a device is handed on. */
const maxAgeSeconds = 60 * 86_400;
/** How long a poor connection is waited for, s. */
const patienceSeconds = 4;

void self.skipWaiting();
clientsClaim();

const scope = new URL(self.registration.scope).pathname;
const isOfArrival = scope.endsWith("/arrival/");
const isOfScanner = scope.endsWith("/organizer/scanner");
/** The list of trips, a booking and its code, by link or by number; nothing where money is paid. */
const ofBookings = /^(\/(qr\/)?(uuid\/[\da-f-]{36}|\d+))?\/?$/i;
const isPage = (path: string) =>
  isOfScanner
    ? path === scope
    : path.startsWith(scope) && (isOfArrival || ofBookings.test(path.slice(scope.length)));
/** Files whose names change with what is in them, and pictures. */
const isFile = (path: string) => /^\/(assets|_i18n|images)\/|^\/favicon\./.test(path);
const isCalendar = (path: string) => path === "/spa/arrival.ics";
/** What the organizer has added: a file never changes, its signed links do. */
const isPaper = (path: string) => /^\/files\/[^/]+\/download\//.test(path);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPage(url.pathname),
  new NetworkFirst({
    cacheName: "kept-pages",
    // A booking that is out of date would be worse than a slow one.
    ...(isOfArrival && { networkTimeoutSeconds: patienceSeconds }),
    matchOptions: { ignoreVary: true, ignoreSearch: true },
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCalendar(url.pathname),
  new NetworkFirst({
    cacheName: "kept-calendars",
    networkTimeoutSeconds: patienceSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  new CacheFirst({
    cacheName: "kept-files",
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPaper(url.pathname),
  new CacheFirst({
    cacheName: "kept-papers",
    matchOptions: { ignoreVary: true, ignoreSearch: true },
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds })],
  }),
);
