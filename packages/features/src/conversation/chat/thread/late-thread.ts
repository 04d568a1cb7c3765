import { lazyScreen } from "../../../platform/browser/lazy-screen.tsx";

/** The open chat; its code is separate because the list does without it. */
export const { load: loadThread, LazyScreen: LazyThread } = lazyScreen(
  async () => (await import("./thread.tsx")).Thread,
);
