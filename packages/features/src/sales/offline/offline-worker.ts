import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { Route, Router } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { keepAll } from "./keep-all.ts";
import type { KeepMessage } from "./keep-all.ts";

// The service worker of pages that open without a network: the day of arrival, trips, bookings and their codes, and the
// organizer's scanner. It is registered once for each of the paths under which they lie. What it keeps stays in this
// browser until somebody signs out. A page asks by a message for what it was made of before there was a worker
// (offline-pack.ts).

interface PageMessageEvent extends MessageEvent<KeepMessage> {
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: {
  skipWaiting: () => Promise<void>;
  registration: { scope: string };
  addEventListener: (type: "message", listener: (event: PageMessageEvent) => void) => void;
};

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

const router = new Router();
router.addFetchListener();

type Strategy = ConstructorParameters<typeof Route>[1];
/** Answers requests to paths of this origin. */
function answer(isMine: (path: string) => boolean, strategy: Strategy): void {
  router.registerRoute(
    new Route(({ url, sameOrigin }) => sameOrigin && isMine(url.pathname), strategy),
  );
}

answer(
  isPage,
  new NetworkFirst({
    cacheName: "kept-pages",
    // A booking that is out of date would be worse than a slow one.
    ...(isOfArrival && { networkTimeoutSeconds: patienceSeconds }),
    matchOptions: { ignoreVary: true, ignoreSearch: true },
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds })],
  }),
);

answer(
  isCalendar,
  new NetworkFirst({
    cacheName: "kept-calendars",
    networkTimeoutSeconds: patienceSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds })],
  }),
);

answer(
  isFile,
  new CacheFirst({
    cacheName: "kept-files",
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds })],
  }),
);

answer(
  isPaper,
  new CacheFirst({
    cacheName: "kept-papers",
    matchOptions: { ignoreVary: true, ignoreSearch: true },
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds })],
  }),
);

// A page below this path that was never kept: the storefront's own page says that there is no network.
router.setCatchHandler(async ({ request, url }) => {
  const prefix = scope.replace(/\/(?:organizer\/scanner|[^/]+\/?)$/, "");
  const offlinePath = `${prefix}/offline`;
  const isThere = await caches.match(offlinePath, { ignoreVary: true });
  return request.mode === "navigate" && isThere
    ? Response.redirect(`${offlinePath}?to=${encodeURIComponent(url.pathname + url.search)}`)
    : Response.error();
});

self.addEventListener("message", (event) => {
  if (event.data.type !== "keep") return;
  const kept = keepAll(event.data.addresses, (request) => router.handleRequest({ request, event }));
  event.waitUntil(kept.then((isWhole) => event.ports[0]?.postMessage(isWhole)));
});
