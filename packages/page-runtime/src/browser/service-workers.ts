/** Returns `navigator.serviceWorker`; null if the browser has none or forbids it. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    // The property is missing in some browsers and undefined in others.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    return workers ?? null;
  } catch {
    return null;
  }
}

function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant")
        reject(new Error("the service worker became redundant before it was activated"));
    });
  });
}

/**
 * Registers a worker and waits until it is active; null if this browser has no service workers.
 * Rejects if the worker fails to start.
 */
export async function registerWorker(
  address: string,
  options?: RegistrationOptions,
): Promise<ServiceWorkerRegistration | null> {
  const registration = await serviceWorkers()?.register(address, options);
  if (!registration) return null;
  await untilActive(registration);
  return registration;
}

/** Whether any cache of a service worker holds this address, for use without a network. */
export async function isCached(address: string): Promise<boolean> {
  try {
    const match = await caches.match(address, { ignoreVary: true, ignoreSearch: true });
    return match !== undefined;
  } catch {
    return false;
  }
}

/** Returns the paths in a named cache; empty if there is none or the browser forbids caches. */
export async function cachedPaths(cacheName: string): Promise<string[]> {
  try {
    const requests = (await caches.has(cacheName))
      ? await (await caches.open(cacheName)).keys()
      : [];
    return requests.map(({ url }) => new URL(url).pathname);
  } catch {
    return [];
  }
}

/**
 * Deletes all caches whose names start with `prefix`, then sends `{ type: "forget" }` to the service workers, which may be
 * about to fill them again.
 */
export async function forgetCaches(prefix: string): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)),
    );
    for (const { active } of (await serviceWorkers()?.getRegistrations()) ?? [])
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker takes messages of its own origin only
      active?.postMessage({ type: "forget" });
  } catch {
    // Caches are forbidden, so nothing is stored.
  }
}
