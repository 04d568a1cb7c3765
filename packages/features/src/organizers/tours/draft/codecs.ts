import type { Edits } from "@tropa/domain/forms/merge-edits";
import { locales } from "@tropa/domain/locale";
import { readSpot, writeSpot } from "@tropa/domain/organizers/meeting-point";
import type { MapSpot } from "@tropa/domain/organizers/meeting-point";
import type { DraftLines, DraftText } from "@tropa/domain/organizers/tours/tour-draft";
import { majorText, minorOf } from "../../departures/terms-values.ts";
import { randomId } from "../../../platform/browser/random-id.ts";

/** Converts a value to form fields and back; all names begin with the field's own. */
export interface Codec<Value> {
  /** @param known The current fields: list items keep their keys. */
  write: (name: string, value: Value, known: Edits) => Edits;
  read: (name: string, values: Edits) => Value;
}

const at = (values: Edits, name: string) => values[name] ?? "";

/** Splits the keys of an ordered list: `a,b,c`. */
export const idsOf = (order: string | undefined): string[] =>
  (order ?? "").split(",").filter((id) => id !== "");

const single = <Value>(
  write: (value: Value) => string,
  read: (text: string) => Value,
): Codec<Value> => ({
  write: (name, value) => ({ [name]: write(value) }),
  read: (name, values) => read(at(values, name).trim()),
});

const numberOf = (text: string): number | null => {
  const plain = text.replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
};

/** A text. */
export const plain = single<string>(
  (value) => value,
  (text) => text,
);
/** A text; null if empty. */
export const optional = single<string | null>(
  (value) => value ?? "",
  (text) => (text === "" ? null : text),
);
/** A number; null if empty. */
export const number = single<number | null>(
  (value) => (value === null ? "" : String(value)),
  numberOf,
);
/** Codec of one of the given numbers. */
export const oneNumberOf = <Value extends number>(choices: readonly Value[]) =>
  single<Value | null>(
    (value) => (value === null ? "" : String(value)),
    (text) => choices.find((choice) => choice === numberOf(text)) ?? null,
  );
/** A checkbox. */
export const flag = single<boolean>(
  (value) => (value ? "1" : ""),
  (text) => idsOf(text).includes("1"),
);
/** A number; `NaN` if empty. */
export const count = single<number>(
  (value) => (Number.isNaN(value) ? "" : String(value)),
  (text) => numberOf(text) ?? Number.NaN,
);
/** Minor units; the field has major units. */
export const money = single<number | null>(
  (value) => (value === null ? "" : majorText(value)),
  minorOf,
);
/** A point on the map; null if empty. */
export const spot = single<MapSpot | null>(
  (value) => (value === null ? "" : writeSpot(value)),
  readSpot,
);
/** Numbers, separated by commas. */
export const numbers = single<number[]>(
  (value) => value.join(","),
  (text) => idsOf(text).map(Number),
);
/** Words, separated by commas; limited to `known` ones if given. */
export const words = <Word extends string>(known?: readonly Word[]) =>
  single<Word[]>(
    (value) => value.join(","),
    (text) =>
      idsOf(text).filter((word): word is Word => !known || known.some((one) => one === word)),
  );
/** Codec of one of the given values; an unknown one becomes the first. */
export const oneOf = <Word extends string>(known: readonly [Word, ...Word[]]) =>
  single<Word>(
    (value) => value,
    (text) => known.find((one) => one === text) ?? known[0],
  );

const byLocale = <Value>(
  write: (value: Value) => string,
  read: (text: string) => Value | null,
) => ({
  write: (name: string, value: Partial<Record<string, Value>>): Edits =>
    Object.fromEntries(
      locales.map((locale) => {
        const own = value[locale];
        return [`${name}-${locale}`, own === undefined ? "" : write(own)];
      }),
    ),
  read: (name: string, values: Edits): Partial<Record<(typeof locales)[number], Value>> =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const own = read(at(values, `${name}-${locale}`).trim());
        return own === null ? [] : [[locale, own]];
      }),
    ),
});
/** A text in several languages. */
export const text: Codec<DraftText> = byLocale<string>(
  (value) => value,
  (typed) => (typed === "" ? null : typed),
);
const linesOf = (typed: string) => {
  const found = typed.split("\n").flatMap((line) => line.trim() || []);
  return found.length === 0 ? null : found;
};
/** A text of several lines, in several languages. */
export const lines: Codec<DraftLines> = byLocale((value) => value.join("\n"), linesOf);
/** Paragraphs in several languages, separated by empty lines. */
export const paragraphs: Codec<DraftLines> = byLocale((value) => value.join("\n\n"), linesOf);

const nameIn = (name: string, field: string) => (name === "" ? field : `${name}-${field}`);

/** An object, whose fields each have a codec. */
export function fields<Value extends object>(codecs: {
  [Field in keyof Value & string]: Codec<Value[Field]>;
}): Codec<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the fields of Value: the parameter says so
  const names = Object.keys(codecs) as (keyof Value & string)[];
  return {
    write: (name, value, known) =>
      Object.assign(
        {},
        ...names.map((field) => codecs[field].write(nameIn(name, field), value[field], known)),
      ) as Edits,
    read: (name, values) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of Value is read
      Object.fromEntries(
        names.map((field) => [field, codecs[field].read(nameIn(name, field), values)]),
      ) as unknown as Value,
  };
}

/** A random key for a new list item. */
export const newKey = (): string => randomId().slice(0, 8);

/** A list of items with keys. A field with the list's name holds their order. */
export function list<Item>(item: Codec<Item>): Codec<Item[]> {
  return {
    write(name, items, known) {
      const keys = keysOf(name, items, known, item);
      const written = items.map((one, index) => item.write(`${name}-${keys[index]}`, one, known));
      return Object.assign({ [name]: keys.join(",") }, ...written) as Edits;
    },
    read: (name, values) => idsOf(values[name]).map((key) => item.read(`${name}-${key}`, values)),
  };
}

/**
 * Assigns keys to the items of a stored list, which has none. Unchanged items keep their keys, then the most similar
 * ones do. So an inserted day does not look like a change of all following days.
 */
function keysOf<Item>(
  name: string,
  items: readonly Item[],
  known: Edits,
  item: Codec<Item>,
): string[] {
  if (known[name] === undefined) return items.map((_, index) => String(index));
  const looks = (one: Item) => Object.entries(item.write("", one, {}));
  const free = new Map(
    idsOf(known[name]).map((key) => [key, new Map(looks(item.read(`${name}-${key}`, known)))]),
  );
  const keys = new Map<Item, string>();
  const take = (one: Item, key: string | undefined) => {
    if (key === undefined) return;
    keys.set(one, key);
    free.delete(key);
  };
  for (const one of items) {
    const own = looks(one);
    const same = ([, other]: [string, ReadonlyMap<string, string>]) =>
      other.size === own.length && own.every(([field, value]) => other.get(field) === value);
    take(one, [...free].find(same)?.[0]);
  }
  for (const one of items.filter((left) => !keys.has(left))) {
    const own = looks(one).filter(([, value]) => value !== "");
    const likeness = [...free].map(([key, other]) => ({
      key,
      count: own.filter(([field, value]) => other.get(field) === value).length,
    }));
    const [best] = likeness.toSorted((a, b) => b.count - a.count);
    take(one, best && best.count > 0 ? best.key : undefined);
  }
  return items.map((one) => keys.get(one) ?? newKey());
}
