import { tabChannel } from "@tropa/page-runtime/browser/tab-channel";

/** A message to the other tabs of the storefront. */
export type TabMessage = "signedIn" | "signedOut";

const channelName = "tropa-session";
let channel: BroadcastChannel | null = null;

/** Null in browsers without it: other tabs find out with their next call. */
function open(): BroadcastChannel | null {
  channel ??= tabChannel(channelName);
  return channel;
}

/** Sends a message to the site's other tabs. */
export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Listens to messages of other tabs for the life of the page. */
export function onTabMessage(hear: (message: TabMessage) => void): void {
  open()?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => hear(data));
}
