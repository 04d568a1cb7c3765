/** What a field holds: text, a tick, several choices, files. Nothing chosen is `null`. */
export type FormValue = string | boolean | null | readonly string[] | readonly File[];
export type FormValues = Readonly<Record<string, FormValue>>;

type Named = { name: string; value: FormValue };

/** What one control says; `undefined` for those that say nothing, such as buttons. */
function valueOf(control: Element): Named | undefined {
  if (control instanceof HTMLInputElement) {
    const { name, type, value, checked, files } = control;
    if (type === "checkbox") return { name, value: checked };
    if (type === "radio") return { name, value: checked ? value : null };
    if (type === "file") return { name, value: Array.from(files ?? []) };
    return type === "submit" || type === "button" ? undefined : { name, value };
  }
  if (control instanceof HTMLSelectElement && control.multiple) {
    const value = Array.from(control.selectedOptions, (option) => option.value);
    return { name: control.name, value };
  }
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return isText ? { name: control.name, value: control.value } : undefined;
}

/**
 * The values of a form by name, as the rules of the domain want them: a checkbox is true or false,
 * of radio buttons the chosen one counts, disabled controls do not. `FormData` would leave out what
 * is unticked, and make one text of a list of one.
 */
export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, FormValue> = {};
  const lists = new Map<string, string[]>();
  for (const list of form.querySelectorAll<HTMLElement>("[data-list]")) {
    lists.set(list.dataset["list"] ?? "", []);
  }
  for (const control of form.elements) {
    if (control.matches(":disabled")) continue;
    const named = valueOf(control);
    if (!named || named.name === "") continue;
    const list = lists.get(named.name);
    if (list) {
      if (typeof named.value === "string") list.push(named.value);
    } else if (named.value !== null || !(named.name in values)) values[named.name] = named.value;
  }
  return { ...values, ...Object.fromEntries(lists) };
}
