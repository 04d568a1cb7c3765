const focusable = "input:not([type=hidden]), textarea, select, button, [tabindex]";

/** Returns the first control of a form that shows an error, with its group; null if there is none. */
export function firstInvalidControl(
  form: Element,
): { control: HTMLElement; group: Element } | null {
  const group = form.querySelector('[aria-invalid="true"]');
  if (!group) return null;
  const control = group.matches(focusable) ? group : group.querySelector(focusable);
  return control instanceof HTMLElement ? { control, group } : null;
}
