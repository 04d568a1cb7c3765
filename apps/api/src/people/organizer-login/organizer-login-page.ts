import { fill } from "@tropa/domain/text/fill";
import { localeFacts, locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brandOf } from "../../platform/storefronts/storefront.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import { html } from "@tropa/http-server/html/html";
import type { Html, Page } from "@tropa/http-server/html/html";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./organizer-login-texts/en.json";

type Texts = typeof en;
export const loginTexts: Record<Locale, Texts> = readMessages<typeof en>(
  import.meta.dirname,
  "organizer-login-texts",
);

const style = readFileSync(join(import.meta.dirname, "organizer-login.css"), "utf8");

const markOf = ({ storefront }: LoginPage) =>
  html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${storefront.brand.mark}" /></svg>`;

/** Long enough to paste a whole message, in which the API finds the code. */
const longestCode = 200;

export interface LoginPage {
  step: "password" | "code";
  locale: Locale;
  /** The storefront that the organizer came from and returns to. */
  storefront: Storefront;
  /** The storefront's sign-in for tourists. */
  storefrontUrl: string;
  /** Origins that the form may redirect to. */
  formTargets: readonly string[];
  login: string;
  /** Error in the reader's language. */
  fault: string | null;
}

export function organizerLoginPage(page: LoginPage): Page {
  const text = loginTexts[page.locale];
  return {
    language: page.locale,
    title: `${text.title} — ${brandOf(page)}`,
    style: page.storefront.theme + style,
    formTargets: page.formTargets,
    tellsOrigin: true,
    body: html`<header class="top">
        <a class="brand" href="${page.storefrontUrl}"
          >${markOf(page)}<span>${brandOf(page)}</span></a
        >
        <span class="badge">${text.badge}</span>
      </header>
      <main>
        ${page.step === "password" ? passwordForm(page, text) : codeForm(page, text)}
        <p class="aside"><a href="${page.storefrontUrl}">${text.tourist}</a></p>
      </main>
      <nav aria-label="${text.languages}">
        ${locales.map((locale) => languageLink(locale, page))}
      </nav>`,
  };
}

function languageLink(locale: Locale, { storefront, locale: current }: LoginPage): Html {
  const query = new URLSearchParams({ from: storefront.id, lang: locale });
  const href = `/organizer/login?${query.toString()}`;
  return locale === current
    ? html`<a href="${href}" lang="${locale}" aria-current="true">${localeFacts[locale].name}</a>`
    : html`<a href="${href}" lang="${locale}">${localeFacts[locale].name}</a>`;
}

const hidden = ({ storefront, locale }: LoginPage) =>
  html`<input type="hidden" name="from" value="${storefront.id}" /><input
      type="hidden"
      name="lang"
      value="${locale}"
    />`;

const faultText = ({ fault }: LoginPage) =>
  fault !== null && html`<p class="fault" role="alert">${fault}</p>`;

function passwordForm(page: LoginPage, text: Texts): Html {
  return html`<form class="panel" method="post" action="/organizer/login">
    <div>
      <h1>${text.title}</h1>
      <p class="lead">${text.lead}</p>
    </div>
    ${faultText(page)} ${hidden(page)}
    <label
      >${text.login}<input
        name="login"
        value="${page.login}"
        autocomplete="username"
        maxlength="254"
        required
    /></label>
    <label
      >${text.password}<input
        name="password"
        type="password"
        autocomplete="current-password"
        maxlength="128"
        required
    /></label>
    <div class="buttons">
      <button name="action" value="password">${text.signIn}</button>
      <button class="secondary" name="action" value="send-code" formnovalidate>
        ${text.byCode}
      </button>
    </div>
  </form>`;
}

function codeForm(page: LoginPage, text: Texts): Html {
  const back = new URLSearchParams({ from: page.storefront.id, lang: page.locale });
  return html`<form class="panel" method="post" action="/organizer/login">
    <div>
      <h1>${text.codeTitle}</h1>
      <p class="lead">${fill(text.codeSent, { login: page.login })}</p>
    </div>
    ${faultText(page)} ${hidden(page)}
    <input type="hidden" name="login" value="${page.login}" />
    <label
      >${text.code}<input
        class="code"
        name="code"
        autocomplete="one-time-code"
        inputmode="numeric"
        maxlength="${longestCode}"
        required
        autofocus
    /></label>
    <div class="buttons">
      <button name="action" value="code">${text.signIn}</button>
      <button class="secondary" name="action" value="send-code" formnovalidate>
        ${text.again}
      </button>
    </div>
    <p><a href="/organizer/login?${back.toString()}">${text.back}</a></p>
  </form>`;
}
