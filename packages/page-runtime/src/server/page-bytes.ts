const encoder = new TextEncoder();
/** UTF-8 takes at most three bytes per UTF-16 unit. */
const bytesPerUnit = 3;
/**
 * Shared buffer for all pages: measuring a text first is slower than writing it, and a new buffer
 * for each page would cause a full garbage collection every second.
 */
let buffer = new Uint8Array(1 << 20);

function makeRoom(size: number): void {
  if (size <= buffer.length) return;
  const larger = new Uint8Array(size * 2);
  larger.set(buffer);
  buffer = larger;
}

/** Joins texts and bytes into UTF-8 bytes. Valid until the next call, which reuses the buffer. */
export function pageBytes(parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  let end = 0;
  for (const part of parts) {
    makeRoom(end + part.length * bytesPerUnit);
    if (typeof part === "string") end += encoder.encodeInto(part, buffer.subarray(end)).written;
    else {
      buffer.set(part, end);
      end += part.length;
    }
  }
  return buffer.subarray(0, end);
}
