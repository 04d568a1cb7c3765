import { lateScreen } from "../../../platform/browser/late-screen.tsx";

/** The open chat; its code is separate because the list does without it. */
export const { load: loadThread, LateScreen: LateThread } = lateScreen(
  async () => (await import("./thread.tsx")).Thread,
);
