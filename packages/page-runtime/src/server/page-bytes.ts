const encoder = new TextEncoder();
/** UTF-8 takes three bytes at most for each unit of a text. */
const bytesPerUnit = 3;
/**
 * Pages are written here: to count the bytes of a text beforehand takes longer than to write it, and a buffer for each page
 * would make V8 collect everything once a second.
 */
let desk = new Uint8Array(1 << 20);

function makeRoom(size: number): void {
  if (size <= desk.length) return;
  const larger = new Uint8Array(size * 2);
  larger.set(desk);
  desk = larger;
}

/** The bytes of texts and of what is bytes already, one after the other, in UTF-8. They stand until the next page is written. */
export function pageBytes(parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  let end = 0;
  for (const part of parts) {
    makeRoom(end + part.length * bytesPerUnit);
    if (typeof part === "string") end += encoder.encodeInto(part, desk.subarray(end)).written;
    else {
      desk.set(part, end);
      end += part.length;
    }
  }
  return desk.subarray(0, end);
}
