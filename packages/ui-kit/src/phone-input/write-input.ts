/**
 * Writes into an input as a person does: whoever listens to it, controlled or not, hears of it. React
 * overlooks an assignment to `value` alone.
 */
export function writeInput(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
