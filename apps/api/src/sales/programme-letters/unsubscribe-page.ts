import { fill } from "@tropa/domain/fill";
import type { Locale } from "@tropa/domain/locale";
import { html, noticeStyle } from "../../server/html/html.ts";
import type { Page } from "../../server/html/html.ts";
import { brandOf } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import de from "./unsubscribe-texts/de.json" with { type: "json" };
import en from "./unsubscribe-texts/en.json" with { type: "json" };
import ru from "./unsubscribe-texts/ru.json" with { type: "json" };
import zh from "./unsubscribe-texts/zh.json" with { type: "json" };

const texts: Record<Locale, typeof en> = { ru, en, de, zh };

export interface UnsubscribePage extends StorefrontReader {
  storefrontUrl: string;
  tour: string;
  uuid: string;
  isOver: boolean;
}

/** Opening a link changes nothing: mail programs open links by themselves. The button does. */
export function unsubscribePage(page: UnsubscribePage): Page {
  const text = texts[page.locale];
  const words = fill(page.isOver ? text.done : text.lead, { tour: page.tour });
  const brand = brandOf(page);
  return {
    language: page.locale,
    title: `${page.isOver ? text.doneTitle : text.title} — ${brand}`,
    style: page.storefront.theme + noticeStyle,
    body: html`<main>
      <a class="brand" href="${page.storefrontUrl}">${brand}</a>
      <h1>${page.isOver ? text.doneTitle : text.title}</h1>
      <p>${words}</p>
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
