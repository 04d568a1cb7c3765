import type { CDPSession, Page, Worker } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { createPushDevice } from "../../apps/api/testing/people/push-device.ts";
import { expect } from "../harness/fixtures.ts";
import { pushServicePort } from "../harness/stack.ts";

export interface Shown {
  title: string;
  body: string;
  link: string;
}

/** Runs in the page: replaces the subscription of a real push service with the test device's. */
function standIn({ endpoint, keys }: { endpoint: string; keys: object }): void {
  const mark = "test-subscription";
  const subscription = {
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      localStorage.removeItem(mark);
      return true;
    },
  };
  const { prototype } = PushManager as unknown as { prototype: object };
  Object.assign(prototype, {
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      localStorage.setItem(mark, applicationServerKey);
      return subscription;
    },
    getSubscription: async () => (localStorage.getItem(mark) === null ? null : subscription),
  });
}

/** Returns the pushes received for a device, decrypted. */
async function received(path: string, decrypt: (body: Buffer) => unknown): Promise<unknown[]> {
  const answer = await fetch(`http://127.0.0.1:${pushServicePort}${path}`);
  const bodies = (await answer.json()) as string[];
  return bodies.map((body) => decrypt(Buffer.from(body, "base64")));
}

/** The id of the worker that takes pushes, whose page may be closed. */
async function registrationOf(browser: CDPSession, scope: RegExp): Promise<string> {
  let id = "";
  browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    id = registrations.find(({ scopeURL }) => scope.test(scopeURL))?.registrationId ?? id;
  });
  await browser.send("ServiceWorker.enable");
  await expect.poll(() => id).not.toBe("");
  return id;
}

/**
 * A device that may show notifications, with its own keys. Pushes that the API sends to its push
 * service are read here and handed to the service worker as the browser would.
 */
export async function pushDevice(page: Page, origin: string) {
  const context = page.context();
  await context.grantPermissions(["notifications"], { origin });
  const path = `/${randomUUID()}`;
  const { subscription, decrypt } = createPushDevice(`https://push.example${path}`);
  await page.addInitScript(standIn, subscription);
  const worker = (): Worker | undefined =>
    context.serviceWorkers().find((one) => one.url().includes("push-worker"));

  const shown = async (): Promise<Shown[]> =>
    (await worker()?.evaluate(async () => {
      const { registration } = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
      };
      const all = await registration.getNotifications();
      return all.map(({ title, body, data }) => ({ title, body, link: String(data) }));
    })) ?? [];

  return {
    received: () => received(path, decrypt),
    shown,
    /** Delivers a push to the worker; no page of the storefront need be open. */
    async deliver(push: unknown): Promise<void> {
      const browser = await context.newCDPSession(await context.newPage());
      const registrationId = await registrationOf(browser, /\/assets\/$/);
      const data = JSON.stringify(push);
      await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    },
    /**
     * Presses the notification; returns the address that opens. Simulated, since browsers open
     * windows only for real presses.
     */
    async press(): Promise<string> {
      const address = await worker()?.evaluate(async () => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          clients: { openWindow: (address: string) => Promise<null> };
          NotificationEvent: new (name: string, init: object) => Event;
          dispatchEvent: (event: Event) => void;
        };
        const [notification] = await scope.registration.getNotifications();
        return new Promise<string>((resolve) => {
          scope.clients.openWindow = async (opened) => {
            resolve(opened);
            return null;
          };
          scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
        });
      });
      return address ?? "";
    },
  };
}
