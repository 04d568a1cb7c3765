/**
 * When a field looks at its value (docs/product/forms.md#when-a-field-is-checked); on submit all of them do.
 * - `aggressive`: at every key.
 * - `eager`: when the field is left or changed; once it has failed, at every key until it passes.
 * - `lazy`: when the field is left or changed.
 * - `passive`: on submit alone.
 */
export const validationModes = ["eager", "lazy", "aggressive", "passive"] as const;
export type ValidationMode = (typeof validationModes)[number];

/** What happens to a field: `change` is the browser's, when a value is settled. */
export const fieldEvents = ["input", "change", "blur", "submit"] as const;
export type FieldEvent = (typeof fieldEvents)[number];

/** Whether a field is validated at an event. */
export function validatesOn(mode: ValidationMode, event: FieldEvent, hasFailed: boolean): boolean {
  if (event === "submit") return true;
  if (mode === "passive") return false;
  if (event === "input") return mode === "aggressive" || (mode === "eager" && hasFailed);
  return true;
}
