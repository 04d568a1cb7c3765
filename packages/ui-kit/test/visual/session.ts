import type { CDPSession, Page } from "playwright";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The one line to the browser's own tools for a page: to open it takes longer than to use it. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
