/** A channel to the other tabs of this site; null where the browser has none, or refuses it together with storage. */
export function tabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
