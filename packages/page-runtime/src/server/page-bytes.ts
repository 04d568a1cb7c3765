const encoder = new TextEncoder();
/** UTF-8 takes three bytes at most for each unit of a text. */
const bytesPerUnit = 3;
/** Pages are written here first: to count the bytes of a text beforehand takes longer than to write it. */
let desk = new Uint8Array(1 << 20);

function makeRoom(size: number): void {
  if (size <= desk.length) return;
  const larger = new Uint8Array(size * 2);
  larger.set(desk);
  desk = larger;
}

/** The bytes of texts and of what is bytes already, one after the other, in UTF-8. */
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
  return desk.slice(0, end);
}
