import type { Catalogue } from "@tropa/i18n/catalogues";
import type { LateArea } from "@tropa/i18n/message-areas";
import type { Translator } from "@tropa/i18n/translator";

/** What a route's `handle` says of the messages that its screen needs beside every page's. */
export interface MessagesHandle {
  messages?: LateArea | readonly LateArea[];
}

/** The page's translator, to which later messages are added, and the address of its messages. */
interface PageMessages {
  translator: Translator;
  url: string;
  /** Areas whose messages the translator has from the start. */
  areas: readonly LateArea[];
}

let page: PageMessages | null = null;
const loading = new Map<LateArea, Promise<void>>();

async function fetchCatalogue(url: string): Promise<Catalogue> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`messages: ${answer.status}`);
  return (await answer.json()) as Catalogue;
}

const fetchArea = (messagesUrl: string, area: LateArea): Promise<Catalogue> =>
  fetchCatalogue(messagesUrl.replace(/[^/]+$/, `${area}.json`));

/** The messages of every page, and those of some areas. */
export async function fetchMessages(url: string, areas: readonly LateArea[]): Promise<Catalogue> {
  const catalogues = await Promise.all([
    fetchCatalogue(url),
    ...areas.map((area) => fetchArea(url, area)),
  ]);
  return Object.assign({}, ...catalogues) as Catalogue;
}

/** Tells where this page's messages are. Without it, on a server and in stories, all messages are there already. */
export function setPageMessages(messages: PageMessages): void {
  page = messages;
}

async function addArea({ translator, url, areas }: PageMessages, area: LateArea): Promise<void> {
  if (areas.includes(area)) return;
  for (const [namespace, messages] of Object.entries(await fetchArea(url, area)))
    translator.addResourceBundle(translator.language, namespace, messages);
}

/** The messages of an area, before the first of its screens is drawn. */
export function loadMessages(area: LateArea): Promise<void> {
  if (!page) return Promise.resolve();
  let found = loading.get(area);
  if (!found) {
    found = addArea(page, area).catch((error: unknown) => {
      // A lost connection must not be remembered: the next press may find it again.
      loading.delete(area);
      throw error;
    });
    loading.set(area, found);
  }
  return found;
}

/** What a client loader answers, together with the messages that its route's handle names. */
export async function withMessages<Answer>(
  { messages = [] }: MessagesHandle,
  answer: Answer | Promise<Answer>,
): Promise<Answer> {
  const [whole] = await Promise.all([answer, ...[messages].flat().map(loadMessages)]);
  return whole;
}
