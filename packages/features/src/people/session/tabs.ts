/** What one tab tells the others of the same storefront. */
export type TabMessage = "signedIn" | "signedOut";

const channelName = "tropa-session";
let channel: BroadcastChannel | null = null;

/** Absent in old browsers: their tabs find out with their next call. */
function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Hears what other tabs tell, for as long as the page is there. */
export function onTabMessage(hear: (message: TabMessage) => void): void {
  open()?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => hear(data));
}
