import { fill } from "@tropa/domain/text/fill";
import { html, noticeStyle } from "@tropa/http-server/html/html";
import type { Page } from "@tropa/http-server/html/html";
import { brandOf } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./unsubscribe-texts/en.json";

const texts = readMessages<typeof en>(import.meta.dirname, "unsubscribe-texts");

export interface UnsubscribePage extends StorefrontReader {
  storefrontUrl: string;
  tour: string;
  uuid: string;
  isOver: boolean;
}

/**
 * Returns the page with a button that unsubscribes. Opening it changes nothing, because mail programs prefetch links.
 */
export function unsubscribePage(page: UnsubscribePage): Page {
  const text = texts[page.locale];
  const message = fill(page.isOver ? text.done : text.lead, { tour: page.tour });
  const brand = brandOf(page);
  return {
    language: page.locale,
    title: `${page.isOver ? text.doneTitle : text.title} — ${brand}`,
    style: page.storefront.theme + noticeStyle,
    body: html`<main>
      <a class="brand" href="${page.storefrontUrl}">${brand}</a>
      <h1>${page.isOver ? text.doneTitle : text.title}</h1>
      <p>${message}</p>
      ${
        page.isOver
          ? html`<a class="button" href="${page.storefrontUrl}">${text.tours}</a>`
          : html`<form method="post" action="?uuid=${page.uuid}">
              <button class="button">${text.button}</button>
            </form>`
      }
    </main>`,
  };
}
