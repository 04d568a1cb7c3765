import { NodeHtmlMarkdown } from "node-html-markdown";
import { parse } from "node-html-parser";
import type { HTMLElement } from "node-html-parser";

/** What is pressed, drawn or hidden, and is nothing to read. */
const notRead =
  "script, style, template, form, fieldset, button, input, select, dialog, svg, picture, img, video, iframe, nav, [hidden], [aria-hidden=true], [popover]";

const translator = new NodeHtmlMarkdown({ bulletMarker: "-", keepDataImages: false });

/** The main part of a page as Markdown, its links as whole addresses. */
export function markdownOf(html: string, address: string): string {
  const page = parse(html);
  const main = page.querySelector("main");
  if (!main) return "";
  for (const element of main.querySelectorAll(notRead)) element.remove();
  for (const link of main.querySelectorAll("a[href]")) aim(link, address);
  for (const words of main.querySelectorAll(sideBySide)) partFromNext(words);
  return `${translator.translate(main.outerHTML).trim()}\n`;
}

/** What a style sets apart on the page, and nothing else. */
const sideBySide = "a, b, span, time";

/** Without a style, "7 June 2025" and "2 minutes" would be one word. */
function partFromNext(words: HTMLElement): void {
  const next = words.nextSibling;
  const isBeside = next !== null && next === words.nextElementSibling;
  if (!isBeside || words.text.trim() === "" || next.text.trim() === "") return;
  if (sideBySide.split(", ").includes(words.nextElementSibling?.rawTagName ?? ""))
    words.insertAdjacentHTML("afterend", " · ");
}

/** A link without words leads nobody anywhere. */
function aim(link: HTMLElement, address: string): void {
  const href = link.getAttribute("href") ?? "";
  if (link.text.trim() === "" || !URL.canParse(href, address)) link.remove();
  // What is written is read as HTML again, where "&currency" would begin with the sign of a currency.
  else link.setAttribute("href", new URL(href, address).href.replaceAll("&", "&amp;"));
}
