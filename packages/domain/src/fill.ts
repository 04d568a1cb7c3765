const placeholder = /\{(\w+)\}/g;

/** What goes into a text, by name; a name with nothing in it is an empty text. */
export type FillValues = Readonly<Record<string, string | number | bigint | null | undefined>>;

/** Puts values into the `{name}` places of a text; a name that is not among them stays, or becomes `missing`. */
export function fill(text: string, values: FillValues, missing?: string): string {
  return text.replace(placeholder, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? "") : (missing ?? place),
  );
}

/** The names of a text's places, in the order they stand in. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}
