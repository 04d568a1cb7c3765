/** Where this browser takes workers for a site; null where it has none or refuses to say. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    // A browser without them has no such property, and some have it empty.
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
      if (worker.state === "redundant") reject(new Error("the service worker did not start"));
    });
  });
}

/** Registers a worker and waits until it is active; null where this browser takes none. */
export async function registerWorker(
  address: string,
  options?: RegistrationOptions,
): Promise<ServiceWorkerRegistration | null> {
  const registration = await serviceWorkers()?.register(address, options);
  if (!registration) return null;
  await untilActive(registration);
  return registration;
}

/** Whether a worker has this address for when there is no network. */
export async function isKept(address: string): Promise<boolean> {
  try {
    const match = await caches.match(address, { ignoreVary: true, ignoreSearch: true });
    return match !== undefined;
  } catch {
    return false;
  }
}

/** Paths that workers have kept under a name; none where the browser says nothing. */
export async function keptPaths(cacheName: string): Promise<string[]> {
  try {
    const requests = (await caches.has(cacheName))
      ? await (await caches.open(cacheName)).keys()
      : [];
    return requests.map(({ url }) => new URL(url).pathname);
  } catch {
    return [];
  }
}

/** Empties what workers have kept under names that begin so. */
export async function forgetCaches(prefix: string): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)),
    );
  } catch {
    // Nothing was kept.
  }
}
