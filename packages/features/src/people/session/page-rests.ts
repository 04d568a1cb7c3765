import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";

/** Time after a page's first idle moment until it counts as settled, ms. */
const restMs = 1500;

/** Performance mark: anything fetched after it is not needed for the page itself. */
const restMark = "page-rests";

const { promise: skipped, resolve } = Promise.withResolvers<void>();

/** Ends the wait, for pages that need the rest of the session at once, such as chats. */
export const skipPageSettling = resolve;

/** Resolves once the page has settled; until then, parts of the session that are not needed for the page wait. */
export const whenPageSettled = (): Promise<void> =>
  Promise.race([
    skipped,
    new Promise<void>((rest) => whenIdle(() => setTimeout(rest, restMs))),
  ]).then(() => void performance.mark(restMark));
