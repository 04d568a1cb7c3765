import { NodeHtmlMarkdown } from "node-html-markdown";
import { parse } from "node-html-parser";
import type { HTMLElement } from "node-html-parser";

/** Elements left out of the Markdown: controls, pictures, navigation and hidden elements. */
const nonTextSelector =
  "script, style, template, form, fieldset, button, input, select, dialog, svg, picture, img, video, iframe, nav, [hidden], [aria-hidden=true], [popover]";

const translator = new NodeHtmlMarkdown({ bulletMarker: "-", keepDataImages: false });

/** Returns the `main` element of a page as Markdown with absolute links; empty if there is none. */
export function markdownOf(html: string, address: string): string {
  const page = parse(html);
  const main = page.querySelector("main");
  if (!main) return "";
  for (const element of main.querySelectorAll(nonTextSelector)) element.remove();
  for (const link of main.querySelectorAll("a[href]")) makeAbsolute(link, address);
  for (const element of main.querySelectorAll(inlineTags)) separateFromNext(element);
  return `${translator.translate(main.outerHTML).trim()}\n`;
}

/** Inline elements that are separated by CSS only. */
const inlineTags = "a, b, span, time";

/**
 * Adds a separator between adjacent inline elements: without CSS, "7 June 2025" and "2 minutes"
 * would run together.
 */
function separateFromNext(element: HTMLElement): void {
  const next = element.nextSibling;
  const isBeside = next !== null && next === element.nextElementSibling;
  if (!isBeside || element.text.trim() === "" || next.text.trim() === "") return;
  if (inlineTags.split(", ").includes(element.nextElementSibling?.rawTagName ?? ""))
    element.insertAdjacentHTML("afterend", " · ");
}

/** Makes a link's address absolute; removes links without text or with an invalid address. */
function makeAbsolute(link: HTMLElement, address: string): void {
  const href = link.getAttribute("href") ?? "";
  if (link.text.trim() === "" || !URL.canParse(href, address)) link.remove();
  // The attribute is parsed as HTML again, where "&currency" would start with the entity "&curren".
  else link.setAttribute("href", new URL(href, address).href.replaceAll("&", "&amp;"));
}
