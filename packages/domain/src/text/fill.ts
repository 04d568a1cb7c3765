const placeholder = /\{(\w+)\}/g;

/** Values of placeholders by name; null and undefined give an empty text. */
export type FillValues = Readonly<Record<string, string | number | bigint | null | undefined>>;

/** A placeholder with the full stop after it. */
const placeAndStop = /\{(\w+)\}(\.(?!\.))?/g;

/**
 * Replaces the `{name}` placeholders of a text; an unknown name stays, or becomes `missing`. The
 * full stop of a value such as "2027 г." is merged with the sentence's own.
 */
export function fill(text: string, values: FillValues, missing?: string): string {
  return text.replace(placeAndStop, (place, name: string, stop = "") => {
    if (!Object.hasOwn(values, name)) return missing === undefined ? place : missing + stop;
    const value = String(values[name] ?? "");
    return value.endsWith(".") ? value : value + stop;
  });
}

/** Returns the names of a text's placeholders, in order. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}
