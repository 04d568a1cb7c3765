import { localisedName } from "@tropa/domain/people/full-name";
import type { Locale } from "@tropa/domain/locale";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { html } from "@tropa/http-server/html/html";
import type { Page } from "@tropa/http-server/html/html";
import type { DialledPerson } from "../phone-code-store.ts";
import { readMessages } from "../../../platform/text/read-messages.ts";
import type en from "./phone-texts/en.json";

const catalogues = readMessages<typeof en>(import.meta.dirname, "phone-texts");
const style = readFileSync(join(import.meta.dirname, "phone-page.css"), "utf8");

interface Dialling {
  number: string;
  code: string;
  /** Null: it leads to nobody; undefined: nothing has been dialled yet. */
  person: DialledPerson | null | undefined;
}

/** A telephone for the sandbox gateway: a number, a code, and whom they lead to. */
export function phonePage(locale: Locale, { number, code, person }: Dialling): Page {
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
        person &&
        html`<section class="panel outcome">
          <p class="hint">${text.connected}</p>
          <h2>
            ${localisedName({ first_name: person.firstName, last_name: person.lastName }, locale)}
          </h2>
          <p>
            ${[text[person.kind], person.title, person.phone].filter((part) => part !== null).join(", ")}
          </p>
        </section>`
      }
      ${person === null && html`<p class="panel problem">${text.nobody}</p>`}
      <p><a href="/dev/inbox">${text.inbox}</a></p>
    </main>`,
  };
}
