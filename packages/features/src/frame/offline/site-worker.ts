// Service worker for a storefront's pages in one language. Without a network it redirects to the offline page, which
// it caches with its assets. It answers nothing else, so that online visitors never wait for it. Pages that work
// offline have a worker of their own (offline-worker.ts) with a longer scope.

interface WorkEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WorkEvent {
  request: Request;
  respondWith: (answer: Promise<Response> | Response) => void;
}
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { scope: string };
  addEventListener: {
    (type: "install" | "activate", listener: (event: WorkEvent) => void): void;
    (type: "fetch", listener: (event: FetchEvent) => void): void;
  };
};

const scope = new URL(self.registration.scope).pathname;
const offlinePath = `${scope.replace(/\/$/, "")}/offline`;
const cacheName = "offline-page";
const files = /\/(?:assets|_i18n)\/[\w./-]+\.\w+/g;

async function cacheOfflinePage(): Promise<void> {
  const page = await fetch(offlinePath, { credentials: "omit" });
  if (!page.ok) throw new Error(`the page answers ${page.status}`);
  const cache = await caches.open(cacheName);
  const assets = (await page.clone().text()).match(files) ?? [];
  await cache.addAll([...new Set(assets)]);
  await cache.put(offlinePath, page);
}

async function cachedOrFetched(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true, ignoreSearch: true });
  return found ?? fetch(request);
}

self.addEventListener("install", (event) =>
  event.waitUntil(cacheOfflinePage().then(() => self.skipWaiting())),
);
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, search, origin } = new URL(request.url);
  if (navigator.onLine || origin !== location.origin || request.method !== "GET") return;
  if (request.mode !== "navigate" || pathname === offlinePath)
    event.respondWith(cachedOrFetched(request));
  else
    event.respondWith(
      Response.redirect(`${offlinePath}?to=${encodeURIComponent(pathname + search)}`),
    );
});
