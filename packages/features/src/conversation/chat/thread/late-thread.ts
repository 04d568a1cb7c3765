import { lateScreen } from "../../../platform/browser/late-screen.tsx";

/** An open chat, which the list of chats does without until one is chosen. */
export const { load: loadThread, LateScreen: LateThread } = lateScreen(
  async () => (await import("./thread.tsx")).Thread,
);
