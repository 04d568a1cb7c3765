import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";
import { randomId } from "../../platform/browser/random-id.ts";

const nameKey = "reader";
const markedKey = "marked-questions";
/** So many are remembered: the server counts nobody twice in any case. */
const mostRemembered = 100;

/** What this browser calls itself where something is counted once; it says nothing of who reads. */
export function browserName(): string {
  const known = deviceStorage.read(nameKey);
  if (known !== null && /^[\da-f-]{36}$/.test(known)) return known;
  const name = randomId();
  // A browser that keeps nothing is a new one with every visit.
  deviceStorage.write(nameKey, name);
  return name;
}

const marked = (): number[] =>
  (deviceStorage.read(markedKey) ?? "")
    .split(",")
    .map(Number)
    .filter((id) => id > 0);

/** Whether this browser has said already that the answer to a question helped. */
export const isMarked = (id: number): boolean => marked().includes(id);

export function rememberHelpfulVote(id: number): void {
  const ids = [id, ...marked().filter((other) => other !== id)];
  deviceStorage.write(markedKey, ids.slice(0, mostRemembered).join(","));
}
