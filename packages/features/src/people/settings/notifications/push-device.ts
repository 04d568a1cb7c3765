import { registerWorker, serviceWorkers } from "@tropa/page-runtime/browser/service-workers";
// oxlint-disable-next-line import/default -- the bundler answers such an import with the address of the built worker
import workerUrl from "./push-worker.ts?worker&url";

/** Scope of the worker: its own folder, which has no pages. */
const scope = () => new URL("./", new URL(workerUrl, location.origin)).pathname;

/** `missing`: this browser has no push. `denied`: its owner has refused this site. */
export function pushPermission(): "missing" | NotificationPermission {
  const isKnown = serviceWorkers() !== null && "PushManager" in window;
  return isKnown && "Notification" in window ? Notification.permission : "missing";
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await serviceWorkers()?.getRegistration(scope());
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser receives pushes. */
export async function isSubscribed(): Promise<boolean> {
  return pushPermission() === "granted" && (await ownSubscription()) !== null;
}

/**
 * Asks for permission and subscribes this browser with the server's key; null if refused. Call on a press only:
 * browsers require one.
 */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await registerWorker(workerUrl);
  if (!registration) return null;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return (await registration.pushManager.subscribe(options)).toJSON();
  } catch {
    // Subscribed with another key.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return (await registration.pushManager.subscribe(options)).toJSON();
  }
}

/** Ends this browser's push subscription, if any. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}
