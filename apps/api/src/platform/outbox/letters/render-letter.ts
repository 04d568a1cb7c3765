import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { Letter } from "./letter.ts";

/** A letter for every program that reads mail. */
export function renderLetter(letter: Letter): { subject: string; html: string; text: string } {
  return { subject: letter.subject, html: letterHtml(letter), text: letterText(letter) };
}
