/**
 * Opens a channel to the other tabs of this site; null if the browser has none or forbids it along
 * with storage.
 */
export function tabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
