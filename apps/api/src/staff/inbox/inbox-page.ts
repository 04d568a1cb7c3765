import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Html, html } from "@tropa/http-server/html/html";
import type { Page } from "@tropa/http-server/html/html";
import { linked } from "@tropa/http-server/html/linked";
import type { StoredMessage } from "../../platform/outbox/outbox-store.ts";

const style = readFileSync(join(import.meta.dirname, "inbox.css"), "utf8");

const envelope = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="3" y="5" width="18" height="14" rx="3"/><path d="m4 8 8 5 8-5"/></svg>',
);

export interface Inbox {
  messages: readonly StoredMessage[];
  recipient: string;
  /** Id from which the next page continues; null on the last page. */
  older: number | null;
}

/** Renders messages sent by the system, for developers. Never served in production. */
export function inboxPage({ messages, recipient, older }: Inbox): Page {
  return {
    language: "en",
    title: "Dev inbox — Tropa",
    frame: "holder",
    style,
    body: html`<header class="toolbar">
        <div>
          <h1><a href="/dev/inbox">Dev inbox</a></h1>
          <form class="filter" method="get" role="search">
            <input
              type="search"
              name="to"
              value="${recipient}"
              placeholder="E-mail or phone"
              aria-label="Recipient"
            />
            <button>Filter</button>
          </form>
        </div>
      </header>
      <main>
        <p class="hint">E-mails and texts land here while no gateway is set. Newest first.</p>
        ${messages.length === 0 ? emptyInbox(recipient) : messages.map((message) => messageCard(message, recipient))}
        ${older !== null && html`<a class="older" href="/dev/inbox?${query({ to: recipient, before: String(older) })}">Older messages</a>`}
      </main>`,
  };
}

function emptyInbox(recipient: string): Html {
  return html`<article class="empty">
    ${envelope}
    <h2>${recipient ? `Nothing for “${recipient}”` : "No messages yet"}</h2>
    <p class="hint">
      ${recipient ? html`<a href="/dev/inbox">Show all messages</a>` : "Book a tour or ask for help, and the messages will appear here."}
    </p>
  </article>`;
}

function messageCard(message: StoredMessage, recipient: string): Html {
  const { id, channel, createdAt, subject, body, kind, hasLetter } = message;
  const text = html`<p class="body">${linked(body)}</p>`;
  return html`<article id="message-${id}">
    <div class="meta">
      <span class="chip">${channel.replaceAll("_", " ")}</span>
      <a href="/dev/inbox?${query({ to: message.recipient })}">${message.recipient}</a>
      <span>${kind}</span>
      <time datetime="${createdAt.toISOString()}"
        >${createdAt.toISOString().slice(0, 19).replace("T", " ")} UTC</time
      >
    </div>
    ${subject !== null && html`<h2>${subject}</h2>`}
    ${
      hasLetter
        ? html`<iframe
              src="/dev/inbox/letters/${id}"
              title="Letter ${id}: ${subject}"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
            ></iframe>
            <details>
              <summary>Plain text</summary>
              ${text}
            </details>`
        : text
    }
    ${kind === "organizerBookingNew" && organizerActions(message, recipient)}
  </article>`;
}

const outcomes: Record<number, string> = {
  [bookingStatuses.pendingPrepayment]: "Confirmed: the tourist is asked to pay.",
  [bookingStatuses.madePrepayment]: "Confirmed and paid.",
  [bookingStatuses.tourComplete]: "Confirmed, paid and traveled.",
  [bookingStatuses.canceledByTourist]: "Canceled by the tourist.",
  [bookingStatuses.canceledByAuthor]: "Declined.",
  [bookingStatuses.canceledBySystem]: "Released: the time was over.",
  [bookingStatuses.canceledByAdmin]: "Canceled by staff.",
};

/** Buttons for actions that an organizer would take in the back office. */
function organizerActions(
  { id, bookingId, bookingStatus, priceCurrency }: StoredMessage,
  recipient: string,
): Html | null {
  if (bookingId === null || bookingStatus === null) return null;
  if (bookingStatus !== bookingStatuses.pendingConfirm) {
    return html`<p class="outcome">${outcomes[bookingStatus] ?? ""}</p>`;
  }
  const button = (action: "confirm" | "decline", name: string) =>
    html`<form method="post" action="/dev/inbox/bookings/${bookingId}/${action}">
      <input type="hidden" name="message" value="${id}" /><input
        type="hidden"
        name="to"
        value="${recipient}"
      />
      ${action === "confirm" && priceCurrency !== null && priceField(priceCurrency)}
      <button class="${action}">${name}</button>
    </form>`;
  return html`<div class="actions">
    ${button("confirm", "Confirm booking")}${button("decline", "Decline")}
  </div>`;
}

/** Field for the total price of a party, shown if only the organizer knows it. */
function priceField(currency: string): Html {
  return html`<label class="price"
    >Total for all, ${currency} <input type="number" name="total" min="1" step="1" required
  /></label>`;
}

/** Encodes a query string without empty values. */
export function query(values: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString();
}
