// Shows push notifications and opens the chat on click. Its scope is its own folder, which has no pages, and it
// answers no requests, so it does not affect pages.

interface Notice {
  title: string;
  body: string;
  link: string;
  tag: string;
}

interface WindowOfStorefront {
  url: string;
  visibilityState: string;
  focus: () => Promise<unknown>;
  navigate: (address: string) => Promise<unknown>;
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  data: { json: () => Notice } | null;
  notification: Notification;
}

declare const self: {
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
  location: Location;
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (options: object) => Promise<WindowOfStorefront[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
};

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Shows a notification, unless a page of the site is visible: that page announces messages itself. */
async function show({ title, body, link, tag }: Notice): Promise<void> {
  const open = await windows();
  if (open.some(({ visibilityState }) => visibilityState === "visible")) return;
  await self.registration.showNotification(title, { body, tag, renotify: true, data: link });
}

/** Focuses a window that shows the chat, or opens one. Only the link's path is used: the chat is on this origin. */
async function openChat(link: unknown): Promise<void> {
  const { pathname } = new URL(String(link), self.location.origin);
  const address = `${self.location.origin}${pathname}`;
  const found = (await windows()).find(({ url }) => new URL(url).pathname === pathname);
  await (found ? found.focus() : self.clients.openWindow(address));
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openChat(event.notification.data));
});

// oxlint-disable-next-line unicorn/require-module-specifiers -- a file of its own names, not of everybody's
export {};
