import { escapeMarkup } from "@tropa/domain/text/markup";
import type { FastifyReply } from "fastify";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const common = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
/** Styles of pages with a single notice and a link. */
export const noticeStyle = readFileSync(join(import.meta.dirname, "notice.css"), "utf8");

/** Markup that is safe to put into a page unescaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

function markupOf(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.markup;
  if (typeof value === "object") return value.map(markupOf).join("");
  return escapeMarkup(String(value));
}

/** Template tag for HTML: escapes every value that is not `Html` itself. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markupOf)));
}

/** An HTML page written by a server without React. */
export interface Page {
  language: string;
  title: string;
  /** CSS added to that of all pages; the content policy allows it by its hash. */
  style: string;
  body: Html;
  /** Other targets that the page's forms may lead to: origins, or schemes alone. */
  formTargets?: readonly string[];
  /**
   * Whether other sites that its forms lead to learn this server's origin; by default they do not.
   */
  tellsOrigin?: boolean;
  /**
   * `holder`: the page embeds pages of the same server; `content`: it may only be embedded by one.
   */
  frame?: "holder" | "content";
}

/**
 * Sends a page with a strict content policy: no scripts, no external resources, and no embedding
 * except by this server's own pages.
 */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const css = common + page.style;
  const hash = createHash("sha256").update(css).digest("base64");
  // One value, because the hash covers every byte between the tags.
  const style = new Html(`<style>${css}</style>`);
  const targets = ["'self'", ...(page.formTargets ?? [])].join(" ");
  const frames = page.frame === "holder" ? "'self'" : "'none'";
  const ancestors = page.frame === "content" ? "'self'" : "'none'";
  const document = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${page.title}</title>
        ${style}
      </head>
      <body>
        ${page.body}
      </body>
    </html> `;
  return reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; form-action ${targets}; frame-src ${frames}; frame-ancestors ${ancestors}; base-uri 'none'`,
      // Forms need their Origin header, which no-referrer would turn into "null".
      "referrer-policy": page.tellsOrigin ? "strict-origin" : "same-origin",
    })
    .send(document.markup);
}
