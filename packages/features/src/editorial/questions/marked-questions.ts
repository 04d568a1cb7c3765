import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";
import { randomId } from "../../platform/browser/random-id.ts";

const idKey = "reader";
const markedKey = "marked-questions";
/** Number of votes remembered; the server ignores repeated ones anyway. */
const mostRemembered = 100;

/** Returns this browser's random id, so that its votes count once; it does not identify the reader. */
export function browserId(): string {
  const known = deviceStorage.read(idKey);
  if (known !== null && /^[\da-f-]{36}$/.test(known)) return known;
  const id = randomId();
  // Without storage the browser gets a new id on every visit.
  deviceStorage.write(idKey, id);
  return id;
}

const marked = (): number[] =>
  (deviceStorage.read(markedKey) ?? "")
    .split(",")
    .map(Number)
    .filter((id) => id > 0);

/** Whether this browser has marked the answer as helpful. */
export const isMarked = (id: number): boolean => marked().includes(id);

/** Remembers that this browser has marked the answer as helpful. */
export function rememberHelpfulVote(id: number): void {
  const ids = [id, ...marked().filter((other) => other !== id)];
  deviceStorage.write(markedKey, ids.slice(0, mostRemembered).join(","));
}
