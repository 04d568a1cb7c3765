import { tabChannel } from "@tropa/page-runtime/browser/tab-channel";

/** What one tab tells the others of the same storefront. */
export type TabMessage = "signedIn" | "signedOut";

const channelName = "tropa-session";
let channel: BroadcastChannel | null = null;

/** Where there is none, other tabs find out with their next call. */
function open(): BroadcastChannel | null {
  channel ??= tabChannel(channelName);
  return channel;
}

export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Hears what other tabs tell, for as long as the page is there. */
export function onTabMessage(hear: (message: TabMessage) => void): void {
  open()?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => hear(data));
}
