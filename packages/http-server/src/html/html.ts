import { escapeMarkup } from "@tropa/domain/text/markup";
import type { FastifyReply } from "fastify";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const common = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
/** Of pages that say one thing and lead on. */
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

/** A piece of a page: every value is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markupOf)));
}

export interface Page {
  language: string;
  title: string;
  /** What it adds to the style of all pages: let through the content policy by its hash. */
  style: string;
  body: Html;
  /** Other places that the page's forms may end up at: origins, or schemes alone. */
  formTargets?: readonly string[];
  /** Where its forms lead to learns the origin that the reader comes from; otherwise nobody does. */
  tellsOrigin?: boolean;
  /** `holder`: it has frames with pages of the same server; `content`: it is shown in one, and nowhere else. */
  frame?: "holder" | "content";
}

/**
 * Sends a page that a server writes itself. They carry no scripts, load nothing from elsewhere and are shown
 * in no frame but one of their own; the policy says so to the browser.
 */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const css = common + page.style;
  const hash = createHash("sha256").update(css).digest("base64");
  // In one piece, so that nothing comes between the tags: the hash covers every byte between them.
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
