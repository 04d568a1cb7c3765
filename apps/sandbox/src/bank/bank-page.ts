import { fill } from "@tropa/domain/text/fill";
import { formatMoney } from "@tropa/domain/money";
import { Html, html } from "@tropa/http-server/html/html";
import type { Page } from "@tropa/http-server/html/html";
import { readMessages } from "@tropa/http-server/read-messages";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkoutOutcomes, laterOutcomes } from "./bank-words.ts";
import type { Outcome } from "./bank-words.ts";
import type { Order } from "./payment-link.ts";
import type en from "./texts/en.json";

type Texts = typeof en;
const catalogues = readMessages<typeof en>(import.meta.dirname, "texts");

export type PaymentState = "open" | "paid" | "closed";

const style = readFileSync(join(import.meta.dirname, "bank-page.css"), "utf8");

const icon = (drawing: string) =>
  new Html(
    `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawing}</svg>`,
  );
const anchor = icon(
  '<circle cx="12" cy="5" r="2.5"/><path d="M12 7.5V21M4 13c0 5 4 8 8 8s8-3 8-8M7.5 11h9"/>',
);
const lock = icon(
  '<rect x="4" y="10" width="16" height="11" rx="2.5"/><path d="M8 10V7a4 4 0 0 1 8 0v3"/>',
);
const tick = icon('<circle cx="12" cy="12" r="10"/><path d="m7.5 12.5 3 3 6-7"/>');
const cross = icon('<circle cx="12" cy="12" r="10"/><path d="m8.5 8.5 7 7m0-7-7 7"/>');

/** The practice bank's checkout, in the payer's language. */
export function bankPage(order: Order, state: PaymentState): Page {
  const text = catalogues[order.locale];
  return {
    language: order.locale,
    title: `${text.bank} — ${fill(text[order.subject.purpose], order.subject)}`,
    style,
    // The form redirects through the API to a storefront, and the policy covers redirects too.
    formTargets: ["http:", "https:"],
    body: html`<header class="top">
        <div class="bank">${anchor}<span>${text.bank}</span></div>
        <span class="badge">${text.badge}</span>
      </header>
      ${state === "open" ? checkout(order, text) : closed(order, state, text)}
      <footer>${lock}<span>${text.secure}</span></footer>`,
  };
}

function checkout(order: Order, text: Texts): Html {
  const { kind, locale, subject } = order;
  const amount = formatMoney({ minor: order.amountMinor, currency: order.currency }, locale);
  const kinds = { prepayment: text.kindPrepayment, payment: text.kindPayment, full: text.kindFull };
  return html`<main class="checkout">
    <p class="notice">${text.notice}</p>
    <section class="panel summary">
      <div>
        <p class="label">${kinds[kind]}</p>
        <p class="amount">${amount}</p>
      </div>
      <dl>
        <div>
          <dt>${text.payTo}</dt>
          <dd>${text.merchant}</dd>
        </div>
        <div>
          <dt>${fill(text[subject.purpose], subject)}</dt>
          <dd>${subject.title}</dd>
        </div>
      </dl>
    </section>
    <form class="panel pay" method="post">
      ${
        order.method === "card"
          ? cardPanel(text)
          : html`<h1>${text.sbp}</h1>
              <p>${text.sbpText}</p>`
      }
      <button class="primary" name="outcome" value="pay">${fill(text.pay, { amount })}</button>
      <div class="others">
        <h2>${text.other}</h2>
        <div>
          ${checkoutOutcomes.filter((outcome) => outcome !== "pay").map((outcome) => otherOutcome(outcome, text))}
        </div>
      </div>
    </form>
  </main>`;
}

function otherOutcome(outcome: Exclude<Outcome, "pay">, text: Texts): Html {
  return html`<button class="secondary" name="outcome" value="${outcome}">
    ${text[outcome]}<small>${text[`${outcome}Hint`]}</small>
  </button>`;
}

/** Filled in and read-only: nobody should type a real card into a practice bank. */
function cardPanel(text: Texts): Html {
  return html`<h1>${text.card}</h1>
    <div class="card">
      <label class="wide">${text.cardNumber}<input value="4000 0000 0000 0002" readonly /></label>
      <label>${text.expires}<input value="12 / 39" readonly /></label>
      <label>${text.code}<input value="•••" readonly /></label>
      <label class="wide">${text.holder}<input value="TEST CARD" readonly /></label>
    </div>`;
}

function closed(order: Order, state: "paid" | "closed", text: Texts): Html {
  const isPaid = state === "paid";
  return html`<main>
    <section class="panel state">
      ${isPaid ? tick : cross}
      <h1>${isPaid ? text.paidTitle : text.closedTitle}</h1>
      <p>${isPaid ? text.paidText : text.closedText}</p>
      <a class="back" href="${isPaid ? order.returnUrl : order.failUrl}">${text.back}</a>
    </section>
    ${
      isPaid &&
      html`<form class="panel pay" method="post">
        <div class="others">
          <h2>${text.later}</h2>
          <div>${laterOutcomes.map((outcome) => otherOutcome(outcome, text))}</div>
        </div>
      </form>`
    }
  </main>`;
}
