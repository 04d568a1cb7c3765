import { clientsClaim } from "workbox-core";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { Route, Router } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import type { StrategyOptions } from "workbox-strategies";
import { cacheAll } from "./keep-all.ts";
import type { CacheMessage } from "./keep-all.ts";

// The service worker of pages that open offline: the day of arrival, trips, bookings with their codes, and the
// organizer's scanner. Registered once per path prefix of these pages. Its caches stay in this browser until somebody
// signs out. Pages send it a message with the files they loaded before it was active (offline-pack.ts).

interface PageMessageEvent extends MessageEvent<CacheMessage> {
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: {
  skipWaiting: () => Promise<void>;
  registration: { scope: string };
  addEventListener: (type: "message", listener: (event: PageMessageEvent) => void) => void;
};

/** Longer than any trip takes, shorter than a device is usually kept. */
const maxAgeSeconds = 60 * 86_400;
/** Timeout of the network before the cache is used, seconds. */
const patienceSeconds = 4;

void self.skipWaiting();
clientsClaim();

const scope = new URL(self.registration.scope).pathname;
const isOfArrival = scope.endsWith("/arrival/");
const isOfScanner = scope.endsWith("/organizer/scanner");
/** The list of trips, and a booking and its code by link or number; not pages for paying. */
const ofBookings = /^(\/(qr\/)?(uuid\/[\da-f-]{36}|\d+))?\/?$/i;
const isPage = (path: string) =>
  isOfScanner
    ? path === scope
    : path.startsWith(scope) && (isOfArrival || ofBookings.test(path.slice(scope.length)));
/** Files with content hashes in their names, and pictures. */
const isFile = (path: string) => /^\/(assets|_i18n|images)\/|^\/favicon\./.test(path);
const isCalendar = (path: string) => path === "/spa/arrival.ics";
/** Files from the organizer; their content never changes, only their signed links do. */
const isPaper = (path: string) => /^\/files\/[^/]+\/download\//.test(path);

const router = new Router();
router.addFetchListener();

/** Time of the last sign-out by this worker's clock, ms. */
let forgottenAt = Number.NEGATIVE_INFINITY;
const cacheNames: string[] = [];

/** Returns name and plugins of a cache whose entries expire, and that takes no answer to a request from before a sign-out. */
function cacheOf(cacheName: string, maxEntries: number) {
  cacheNames.push(cacheName);
  const onlyThisSession: StrategyOptions["plugins"] = [
    {
      handlerWillStart: async ({ state }) => {
        if (state) state.startedAt = performance.now();
      },
      cacheWillUpdate: async ({ response, state }) =>
        response.status === 200 && state?.startedAt > forgottenAt ? response : null,
    },
  ];
  return {
    cacheName,
    plugins: [...onlyThisSession, new ExpirationPlugin({ maxEntries, maxAgeSeconds })],
  };
}

/** Empties all caches and deletes the addresses that the expiration plugin has noted. */
async function forgetAll(): Promise<void> {
  forgottenAt = performance.now();
  await Promise.all(
    cacheNames.map(async (name) => {
      await new CacheExpiration(name, { maxAgeSeconds }).delete();
      await caches.delete(name);
    }),
  );
}

type Strategy = ConstructorParameters<typeof Route>[1];
/** Handles requests to some paths of this origin with a caching strategy. */
function answer(isMine: (path: string) => boolean, strategy: Strategy): void {
  router.registerRoute(
    new Route(({ url, sameOrigin }) => sameOrigin && isMine(url.pathname), strategy),
  );
}

answer(
  isPage,
  new NetworkFirst({
    ...cacheOf("kept-pages", 40),
    // For bookings wait for the network: outdated data would be worse than a slow page.
    ...(isOfArrival && { networkTimeoutSeconds: patienceSeconds }),
    matchOptions: { ignoreVary: true, ignoreSearch: true },
  }),
);

answer(
  isCalendar,
  new NetworkFirst({
    ...cacheOf("kept-calendars", 40),
    networkTimeoutSeconds: patienceSeconds,
    matchOptions: { ignoreVary: true },
  }),
);

answer(
  isFile,
  new CacheFirst({
    ...cacheOf("kept-files", 300),
    matchOptions: { ignoreVary: true },
  }),
);

answer(
  isPaper,
  new CacheFirst({
    ...cacheOf("kept-papers", 40),
    matchOptions: { ignoreVary: true, ignoreSearch: true },
  }),
);

// For pages that are not cached, show the storefront's offline page.
router.setCatchHandler(async ({ request, url }) => {
  const prefix = scope.replace(/\/(?:organizer\/scanner|[^/]+\/?)$/, "");
  const offlinePath = `${prefix}/offline`;
  const isThere = await caches.match(offlinePath, { ignoreVary: true });
  return request.mode === "navigate" && isThere
    ? Response.redirect(`${offlinePath}?to=${encodeURIComponent(url.pathname + url.search)}`)
    : Response.error();
});

self.addEventListener("message", (event) => {
  if (event.data.type === "forget") {
    event.waitUntil(forgetAll());
    return;
  }
  const cached = cacheAll(event.data.addresses, (request) =>
    router.handleRequest({ request, event }),
  );
  event.waitUntil(cached.then((isWhole) => event.ports[0]?.postMessage(isWhole)));
});
