import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

// The service worker of the pages of the day of arrival, and of no others: their scope says so. What it keeps stays in
// this browser. The library's router also hears `CACHE_URLS`, by which a page asks for what it was made of before there
// was a worker (offline-pack.ts).

declare const self: { skipWaiting: () => Promise<void> };

/** Longer than anybody is on the way, shorter than a device is handed on. */
const maxAgeSeconds = 60 * 86_400;
/** How long a poor connection is waited for, s. */
const patienceSeconds = 4;

void self.skipWaiting();
clientsClaim();

const isPage = (path: string) => /^(\/[a-z]{2})?\/arrival\//.test(path);
/** Files whose names change with what is in them, and pictures. */
const isFile = (path: string) => /^\/(assets|_i18n|images)\/|^\/favicon\./.test(path);
const isCalendar = (path: string) => path === "/spa/arrival.ics";
/** What the organizer has added: a file never changes, its signed links do. */
const isPaper = (path: string) => /^\/files\/[^/]+\/download\//.test(path);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (isPage(url.pathname) || isCalendar(url.pathname)),
  new NetworkFirst({
    cacheName: "arrival-pages",
    networkTimeoutSeconds: patienceSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  new CacheFirst({
    cacheName: "arrival-files",
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPaper(url.pathname),
  new CacheFirst({
    cacheName: "arrival-papers",
    matchOptions: { ignoreVary: true, ignoreSearch: true },
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds })],
  }),
);
