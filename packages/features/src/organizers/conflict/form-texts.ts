/** Values of a form's fields by name; several of one name are joined by a comma. */
export function textsOf(form: HTMLFormElement | null): Record<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of form ? new FormData(form) : []) {
    if (typeof value !== "string") continue;
    const before = texts.get(name);
    texts.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(texts);
}
