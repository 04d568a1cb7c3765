const placeholder = /\{(\w+)\}/g;

/** What goes into a text, by name; a name with nothing in it is an empty text. */
export type FillValues = Readonly<Record<string, string | number | bigint | null | undefined>>;

/** With the full stop after it. */
const placeAndStop = /\{(\w+)\}(\.(?!\.))?/g;

/**
 * Puts values into the `{name}` places of a text; a name that is not among them stays, or becomes `missing`. A value that
 * ends in a full stop, as "2027 г." does, takes the place of the sentence's own.
 */
export function fill(text: string, values: FillValues, missing?: string): string {
  return text.replace(placeAndStop, (place, name: string, stop = "") => {
    if (!Object.hasOwn(values, name)) return missing === undefined ? place : missing + stop;
    const value = String(values[name] ?? "");
    return value.endsWith(".") ? value : value + stop;
  });
}

/** The names of a text's places, in the order they stand in. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}
