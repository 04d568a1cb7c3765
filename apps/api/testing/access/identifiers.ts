import type { Role } from "../platform.ts";

/** A value in an answer that can be used in a call. */
interface Identifier {
  value: string | number;
  /** Call and path in its answer, such as `booking: payments.uuid`. */
  from: string;
}

const uuids = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;
/** Fields that hold identifiers: `id`, `request_id`, `token`, `key`, `uuid`, `code`, `hash_for_activity`. */
export const isIdentifierField = (name: string): boolean =>
  /(?:^|_)(?:ids?|uuid|token|key|code|hash\w*)$|[a-z](?:Id|Token)$/.test(name);

function valuesOf(name: string, leaf: unknown): (string | number)[] {
  if (typeof leaf === "number") return isIdentifierField(name) ? [leaf] : [];
  if (typeof leaf !== "string") return [];
  // Links contain their key.
  const [, inLink] = /[?&](?:key|token)=([\w.~-]+)/.exec(leaf) ?? [];
  const whole = isIdentifierField(name) && leaf !== "" ? [leaf] : [];
  return [...new Set([...whole, ...(leaf.match(uuids) ?? []), ...(inLink ? [inLink] : [])])];
}

/** All identifiers in an answer, at any depth. */
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

/** How many numbers of one place are tried; the rest would behave the same. */
const mostNumbers = 5;

/** Collects identifiers that each role was given by answers, apart from those they sent themselves. */
export class ToldIdentifiers {
  /** Roles by value and place. */
  readonly #values = new Map<string | number, Map<string, Set<Role>>>();

  /** Records an answer. `brought` is the call's input. */
  note(role: Role, call: string, { brought, answer }: { brought: unknown; answer: unknown }): void {
    const ownValues = new Set(identifiersIn(call, brought).map(({ value }) => value));
    for (const { value, from } of identifiersIn(call, answer)) {
      if (ownValues.has(value)) continue;
      const places = this.#values.get(value) ?? new Map<string, Set<Role>>();
      places.set(from, (places.get(from) ?? new Set()).add(role));
      this.#values.set(value, places);
    }
  }

  /** Returns each value once with its places and roles; at most `most` numbers of a place. */
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
