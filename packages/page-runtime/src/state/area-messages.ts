import type { Catalogue } from "@tropa/i18n/catalogues";
import type { LateArea } from "@tropa/i18n/message-areas";

/** What a route's `handle` says of the messages that its screen needs beside every page's. */
export interface MessagesHandle {
  messages?: LateArea | readonly LateArea[];
}

/** The page's catalogue, to which later messages are added, and the address of its messages. */
interface PageMessages {
  catalogue: Catalogue;
  url: string;
}

let page: PageMessages | null = null;
const loading = new Map<LateArea, Promise<void>>();

export const areaUrl = (messagesUrl: string, area: LateArea): string =>
  messagesUrl.replace(/[^/]+$/, `${area}.json`);

export async function fetchCatalogue(url: string): Promise<Catalogue> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`messages: ${answer.status}`);
  return (await answer.json()) as Catalogue;
}

/** Tells where this page's messages are. Without it, on a server and in stories, all messages are there already. */
export function setPageMessages(messages: PageMessages): void {
  page = messages;
}

async function join({ catalogue, url }: PageMessages, area: LateArea): Promise<void> {
  Object.assign(catalogue, await fetchCatalogue(areaUrl(url, area)));
}

/** The messages of an area, before the first of its screens is drawn. */
export function loadMessages(area: LateArea): Promise<void> {
  if (!page) return Promise.resolve();
  let found = loading.get(area);
  if (!found) {
    found = join(page, area).catch((error: unknown) => {
      // A lost connection must not be remembered: the next press may find it again.
      loading.delete(area);
      throw error;
    });
    loading.set(area, found);
  }
  return found;
}
