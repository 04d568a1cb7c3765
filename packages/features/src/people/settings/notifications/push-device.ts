import { registerWorker, serviceWorkers } from "@tropa/page-runtime/browser/service-workers";
// oxlint-disable-next-line import/default -- the bundler answers such an import with the address of the built worker
import workerUrl from "./push-worker.ts?worker&url";

/** The folder of the worker, where no page lies. */
const scope = () => new URL("./", new URL(workerUrl, location.origin)).pathname;

/** `missing`: this browser has no push. `denied`: its owner has said that this site may not. */
export function pushPermission(): "missing" | NotificationPermission {
  const isKnown = serviceWorkers() !== null && "PushManager" in window;
  return isKnown && "Notification" in window ? Notification.permission : "missing";
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await serviceWorkers()?.getRegistration(scope());
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser takes what is sent to it. */
export async function isSubscribed(): Promise<boolean> {
  return pushPermission() === "granted" && (await ownSubscription()) !== null;
}

/**
 * Asks the owner, and has the browser take pushes under a server's key; null where they do not want to. To be called on
 * their own press alone.
 */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await registerWorker(workerUrl);
  if (!registration) return null;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return (await registration.pushManager.subscribe(options)).toJSON();
  } catch {
    // It was subscribed under another key.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return (await registration.pushManager.subscribe(options)).toJSON();
  }
}

export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}
