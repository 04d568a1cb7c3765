import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** Returns a text with its URLs as links; punctuation after a URL is not part of it. */
export function linked(text: string, target: "_top" | null = null): Html[] {
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]»”])/).map((part, index) =>
    // Splitting by a capture group puts the matches at odd indexes.
    index % 2 === 1 ? link(part, target) : html`${part}`,
  );
}

const link = (address: string, target: "_top" | null): Html =>
  target === null
    ? html`<a href="${address}">${address}</a>`
    : html`<a href="${address}" target="${target}">${address}</a>`;
