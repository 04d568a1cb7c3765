import type { Locale } from "@tropa/domain/locale";
import { html } from "@tropa/http-server/html/html";
import type { Html, Page } from "@tropa/http-server/html/html";
import { readMessages } from "@tropa/http-server/read-messages";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type en from "./texts/en.json";

type Texts = typeof en;
const catalogues = readMessages<typeof en>(import.meta.dirname, "texts");
const style = readFileSync(join(import.meta.dirname, "identity-page.css"), "utf8");

/** What the practice form can say: it passes, it fails, or it never answers. */
export const answers = ["pass", "fail", "hang"] as const;
export type Answer = (typeof answers)[number];

/** The practice form: open to be sent, sent, or closed. `back` leads to the organizer's record. */
export function identityPage(
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
  const button = (answer: Answer, name: string, hint: string, isMain = false) =>
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
