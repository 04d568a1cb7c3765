import type { Locale } from "@tropa/domain/locale";
import { html } from "@tropa/http-server/html/html";
import type { Page } from "@tropa/http-server/html/html";
import { readMessages } from "@tropa/http-server/read-messages";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type en from "./texts/en.json";

const catalogues = readMessages<typeof en>(import.meta.dirname, "texts");
const style = readFileSync(join(import.meta.dirname, "phone-page.css"), "utf8");

interface Dialling {
  number: string;
  code: string;
  /** Who is put through; null: the code leads to nobody; undefined: nothing has been dialled yet. */
  phone: string | null | undefined;
}

/** A telephone for the sandbox gateway: a number, a code, and whom they lead to. */
export function phonePage(locale: Locale, { number, code, phone }: Dialling): Page {
  const text = catalogues[locale];
  return {
    language: locale,
    title: text.title,
    style,
    body: html`<main>
      <header>
        <h1>${text.title}</h1>
        <span class="badge">${text.badge}</span>
      </header>
      <p class="hint">${text.hint}</p>
      <form class="panel" method="get">
        <label>
          ${text.number}
          <input type="tel" name="number" value="${number}" required maxlength="20" />
        </label>
        <label>
          ${text.code}
          <input
            name="code"
            value="${code}"
            required
            maxlength="10"
            inputmode="numeric"
            autocomplete="off"
          />
        </label>
        <button>${text.call}</button>
      </form>
      ${
        phone &&
        html`<section class="panel outcome">
          <p class="hint">${text.connected}</p>
          <h2>${phone}</h2>
        </section>`
      }
      ${phone === null && html`<p class="panel problem">${text.nobody}</p>`}
    </main>`,
  };
}
