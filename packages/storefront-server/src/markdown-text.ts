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
  return `${translator.translate(main.outerHTML).trim()}\n`;
}

/** A link without words leads nobody anywhere. */
function aim(link: HTMLElement, address: string): void {
  const href = link.getAttribute("href") ?? "";
  if (link.text.trim() === "" || !URL.canParse(href, address)) link.remove();
  else link.setAttribute("href", new URL(href, address).href);
}
