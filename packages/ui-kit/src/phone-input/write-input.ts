/**
 * Sets the value of an input as if a person had typed it, so that all listeners are called, controlled or not. React
 * overlooks an assignment to `value` alone.
 */
export function writeInput(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
