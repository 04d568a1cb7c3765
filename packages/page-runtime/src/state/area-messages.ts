import type { Catalogue } from "@tropa/i18n/catalogues";
import type { LateArea } from "@tropa/i18n/message-areas";
import type { Translator } from "@tropa/i18n/translator";

/** A route's `handle`: the message areas that its screen needs besides those of every page. */
export interface MessagesHandle {
  messages?: LateArea | readonly LateArea[];
}

/** The page's translator, to which late areas are added, and the address of its messages. */
interface PageMessages {
  translator: Translator;
  url: string;
  /** Areas that the translator already contains. */
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

/** Fetches the messages of every page and of the given areas. */
export async function fetchMessages(url: string, areas: readonly LateArea[]): Promise<Catalogue> {
  const catalogues = await Promise.all([
    fetchCatalogue(url),
    ...areas.map((area) => fetchArea(url, area)),
  ]);
  return Object.assign({}, ...catalogues) as Catalogue;
}

/**
 * Sets where late areas are fetched from. Not called on the server and in stories, where all
 * messages are loaded already.
 */
export function setPageMessages(messages: PageMessages): void {
  page = messages;
}

async function addArea({ translator, url, areas }: PageMessages, area: LateArea): Promise<void> {
  if (areas.includes(area)) return;
  for (const [namespace, messages] of Object.entries(await fetchArea(url, area)))
    translator.addResourceBundle(translator.language, namespace, messages);
}

/** Loads the messages of an area into the page's translator, once. */
export function loadMessages(area: LateArea): Promise<void> {
  if (!page) return Promise.resolve();
  let found = loading.get(area);
  if (!found) {
    found = addArea(page, area).catch((error: unknown) => {
      // Do not cache a failure: the next press may find the connection back.
      loading.delete(area);
      throw error;
    });
    loading.set(area, found);
  }
  return found;
}

/** Resolves to a client loader's data once the messages of its route's `handle` are loaded. */
export async function withMessages<Answer>(
  { messages = [] }: MessagesHandle,
  answer: Answer | Promise<Answer>,
): Promise<Answer> {
  const [data] = await Promise.all([answer, ...[messages].flat().map(loadMessages)]);
  return data;
}
