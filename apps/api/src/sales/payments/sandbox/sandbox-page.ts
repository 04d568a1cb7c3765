import { fill } from "@tropa/domain/fill";
import type { Locale } from "@tropa/domain/locale";
import { formatMoney } from "@tropa/domain/money";
import { paymentStatuses } from "@tropa/domain/sales/payment";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { priceOf, writeDates } from "../../booking/booking.ts";
import { Html, html } from "../../../server/html/html.ts";
import type { Page } from "../../../server/html/html.ts";
import { factsOf } from "../payable.ts";
import type { Payable } from "../payable.ts";
import type { PaymentRecord } from "../payment-store.ts";
import { returnAddress } from "../payments.ts";
import { checkoutOutcomes, laterOutcomes } from "./sandbox-words.ts";
import type { SandboxOutcome } from "./sandbox-words.ts";
import { readMessages } from "../../../platform/text/read-messages.ts";
import type en from "./sandbox-texts/en.json";

type Texts = typeof en;
const catalogues: Record<Locale, Texts> = readMessages<typeof en>(
  import.meta.dirname,
  "sandbox-texts",
);

const style = readFileSync(join(import.meta.dirname, "sandbox-page.css"), "utf8");

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

/** The sandbox bank's checkout, in the payer's language. */
export function sandboxPage(payment: PaymentRecord, payable: Payable): Page {
  const { locale, number } = factsOf(payable);
  const text = catalogues[locale];
  const isOpen = payment.status === paymentStatuses.new;
  return {
    language: locale,
    title: `${text.bank} — ${fill(text[payable.purpose], { number })}`,
    style,
    // The form's redirect leads back to the storefront, and the policy covers redirects too.
    formTargets: [
      ...new Set([payment.return_url, payment.fail_url].map((url) => new URL(url).origin)),
    ],
    body: html`<header class="top">
        <div class="bank">${anchor}<span>${text.bank}</span></div>
        <span class="badge">${text.badge}</span>
      </header>
      ${isOpen ? checkout(payment, payable, text) : closed(payment, text)}
      <footer>${lock}<span>${text.secure}</span></footer>`,
  };
}

function checkout(payment: PaymentRecord, payable: Payable, text: Texts): Html {
  const { locale, number, title } = factsOf(payable);
  const booking = payable.purpose === "booking" ? payable.booking : null;
  const amount = formatMoney({ minor: payment.amount_minor, currency: payment.currency }, locale);
  const kinds = { prepayment: text.kindPrepayment, payment: text.kindPayment, full: text.kindFull };
  return html`<main class="checkout">
    <p class="notice">${text.notice}</p>
    <section class="panel summary">
      <div>
        <p class="label">${kinds[payment.kind]}</p>
        <p class="amount">${amount}</p>
      </div>
      <dl>
        <div>
          <dt>${text.payTo}</dt>
          <dd>${text.merchant}</dd>
        </div>
        <div>
          <dt>${fill(text[payable.purpose], { number })}</dt>
          <dd>${title}</dd>
          ${booking && html`<dd>${writeDates(booking, locale)}</dd>`}
        </div>
        ${
          booking &&
          payment.kind !== "full" &&
          html`<div>
            <dt>${text.kindFull}</dt>
            <dd>
              ${formatMoney({ minor: priceOf(booking).total, currency: booking.currency }, locale)}
            </dd>
          </div>`
        }
      </dl>
    </section>
    <form class="panel pay" method="post">
      ${
        payment.method === "card"
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

function otherOutcome(outcome: Exclude<SandboxOutcome, "pay">, text: Texts): Html {
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

function closed(payment: PaymentRecord, text: Texts): Html {
  const isPaid = payment.status === paymentStatuses.payed;
  return html`<main>
    <section class="panel state">
      ${isPaid ? tick : cross}
      <h1>${isPaid ? text.paidTitle : text.closedTitle}</h1>
      <p>${isPaid ? text.paidText : text.closedText}</p>
      <a class="back" href="${returnAddress(payment, isPaid)}">${text.back}</a>
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
