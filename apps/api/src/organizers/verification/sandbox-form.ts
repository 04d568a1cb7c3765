import type { Locale } from "@tropa/domain/locale";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { html } from "@tropa/http-server/html/html";
import type { Html, Page } from "@tropa/http-server/html/html";
import type { SandboxAnswer } from "./sandbox-identity.ts";
import { readMessages } from "../../platform/text/read-messages.ts";
import type en from "./sandbox-texts/en.json";

type Texts = typeof en;
const catalogues: Record<Locale, Texts> = readMessages<typeof en>(
  import.meta.dirname,
  "sandbox-texts",
);
const style = readFileSync(join(import.meta.dirname, "sandbox-form.css"), "utf8");

/** The practice form: open to be sent, sent, or closed. `back` leads to the organizer's record. */
export function sandboxForm(
  locale: Locale,
  state: "open" | { name: "done" | "over"; back: string | null },
): Page {
  const text = catalogues[locale];
  return {
    language: locale,
    title: text.title,
    style,
    body: html`<main>
      <p class="badge">${text.badge}</p>
      ${state === "open" ? form(text) : closed(text, state)}
    </main>`,
  };
}

function form(text: Texts): Html {
  const button = (answer: SandboxAnswer, name: string, hint: string, isMain = false) =>
    html`<button class="${isMain ? "primary" : ""}" name="answer" value="${answer}">
      ${name}<small>${hint}</small>
    </button>`;
  // Filled in and read-only: nobody should type a real passport into a practice form.
  return html`<h1>${text.title}</h1>
    <p class="muted">${text.notice}</p>
    <form class="panel" method="post">
      <label>${text.document}, ${text.number}<input value="00 00 000000" readonly /></label>
      <label>${text.name}<input value="${text.nameValue}" readonly /></label>
      ${button("pass", text.pass, text.passHint, true)} ${button("fail", text.fail, text.failHint)}
      ${button("hang", text.hang, text.hangHint)}
    </form>`;
}

function closed(text: Texts, { name, back }: { name: "done" | "over"; back: string | null }): Html {
  const isDone = name === "done";
  return html`<section class="panel">
    <h1>${isDone ? text.doneTitle : text.overTitle}</h1>
    <p class="muted">${isDone ? text.doneText : text.overText}</p>
    ${back !== null && html`<a class="back" href="${back}">${text.back}</a>`}
  </section>`;
}
