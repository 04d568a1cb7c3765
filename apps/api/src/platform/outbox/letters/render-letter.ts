import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { Letter } from "./letter.ts";

/** Renders a letter as subject, HTML and plain text. */
export function renderLetter(letter: Letter): { subject: string; html: string; text: string } {
  return { subject: letter.subject, html: letterHtml(letter), text: letterText(letter) };
}
