import type { Role } from "../platform.ts";

/** Something that an answer told and by which a call may be made. */
interface Identifier {
  value: string | number;
  /** Where it stood: the call and the way through its answer, such as `booking: payments.uuid`. */
  from: string;
}

const uuids = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;
/** Fields that hold identifiers: `id`, `request_id`, `token`, `key`, `uuid`, `code`, `hash_for_activity`. */
export const isIdentifierField = (name: string): boolean =>
  /(?:^|_)(?:ids?|uuid|token|key|code|hash\w*)$|[a-z](?:Id|Token)$/.test(name);

function valuesOf(name: string, leaf: unknown): (string | number)[] {
  if (typeof leaf === "number") return isIdentifierField(name) ? [leaf] : [];
  if (typeof leaf !== "string") return [];
  // A link carries its key within.
  const [, inLink] = /[?&](?:key|token)=([\w.~-]+)/.exec(leaf) ?? [];
  const whole = isIdentifierField(name) && leaf !== "" ? [leaf] : [];
  return [...new Set([...whole, ...(leaf.match(uuids) ?? []), ...(inLink ? [inLink] : [])])];
}

/** Every identifier that stands in an answer, wherever it stands. */
function identifiersIn(call: string, answer: unknown): Identifier[] {
  const found: Identifier[] = [];
  const walk = (part: unknown, path: readonly string[]): void => {
    if (Array.isArray(part)) for (const item of part) walk(item, path);
    else if (part !== null && typeof part === "object" && !(part instanceof Blob)) {
      for (const [name, value] of Object.entries(part)) walk(value, [...path, name]);
    } else {
      for (const value of valuesOf(path.at(-1) ?? "", part))
        found.push({ value, from: `${call}: ${path.join(".")}` });
    }
  };
  walk(answer, []);
  return found;
}

/** A number has a few of its kind tried: what opens to one of them opens to the others. */
const mostNumbers = 5;

/** What each role was told by the answers to its calls, beyond what it had brought itself. */
export class ToldIdentifiers {
  /** By value, then by where it stood. */
  readonly #values = new Map<string | number, Map<string, Set<Role>>>();

  /** Notes what an answer tells. `brought` is what the call was made with. */
  note(role: Role, call: string, { brought, answer }: { brought: unknown; answer: unknown }): void {
    const ownValues = new Set(identifiersIn(call, brought).map(({ value }) => value));
    for (const { value, from } of identifiersIn(call, answer)) {
      if (ownValues.has(value)) continue;
      const places = this.#values.get(value) ?? new Map<string, Set<Role>>();
      places.set(from, (places.get(from) ?? new Set()).add(role));
      this.#values.set(value, places);
    }
  }

  /** Each value once, with all the places that told it and whom; of a kind of numbers `most`. */
  all(most = mostNumbers): { value: string | number; places: { from: string; roles: Role[] }[] }[] {
    const numbersOf = new Map<string, number>();
    return [...this.#values].flatMap(([value, byPlace]) => {
      const places = [...byPlace].map(([from, roles]) => ({ from, roles: [...roles] }));
      if (typeof value === "number") {
        const isEnough = places.every(({ from }) => (numbersOf.get(from) ?? 0) >= most);
        if (isEnough) return [];
        for (const { from } of places) numbersOf.set(from, (numbersOf.get(from) ?? 0) + 1);
      }
      return [{ value, places }];
    });
  }
}
