import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";

/** How long after its first idle moment a page has what it was opened for, ms. */
const restMs = 1500;

/** In the browser's own timeline: what is fetched after it is not what the page was opened for. */
const restMark = "page-rests";

const { promise: hurried, resolve } = Promise.withResolvers<void>();

/** The page is about what a session brings beside it: chats. */
export const hurryRest = resolve;

/** What a session brings beside the page waits until the page itself stands. */
export const pageRests = (): Promise<void> =>
  Promise.race([
    hurried,
    new Promise<void>((rest) => whenIdle(() => setTimeout(rest, restMs))),
  ]).then(() => void performance.mark(restMark));
