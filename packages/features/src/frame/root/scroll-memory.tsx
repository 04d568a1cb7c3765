import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/**
 * Back and forward find the page where it was left; a new page starts at its top or its anchor
 * (docs/product/screens.md#routes). The router's own component also writes an inline script, which the content
 * security policy forbids; a reload is restored by the browser itself.
 */
export function ScrollMemory() {
  useScrollRestoration({});
  return null;
}
