/**
 * When a field is validated (docs/product/forms.md#when-a-field-is-checked). A submit validates all
 * fields.
 * - `aggressive`: on every key.
 * - `eager`: when the field is left or changed; once it has failed, on every key until it passes.
 * - `lazy`: when the field is left or changed.
 * - `passive`: on submit only.
 */
export const validationModes = ["eager", "lazy", "aggressive", "passive"] as const;
export type ValidationMode = (typeof validationModes)[number];

/** Events of a field; `change` is the browser's event of a committed value. */
export const fieldEvents = ["input", "change", "blur", "submit"] as const;
export type FieldEvent = (typeof fieldEvents)[number];

/** Whether a field is validated at an event. */
export function validatesOn(mode: ValidationMode, event: FieldEvent, hasFailed: boolean): boolean {
  if (event === "submit") return true;
  if (mode === "passive") return false;
  if (event === "input") return mode === "aggressive" || (mode === "eager" && hasFailed);
  return true;
}
