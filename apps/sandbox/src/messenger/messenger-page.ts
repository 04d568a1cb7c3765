import type { Locale } from "@tropa/domain/locale";
import { Html, html } from "@tropa/http-server/html/html";
import type { Page } from "@tropa/http-server/html/html";
import { linked } from "@tropa/http-server/html/linked";
import { readMessages } from "@tropa/http-server/read-messages";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "./conversations.ts";
import type en from "./texts/en.json";

const catalogues = readMessages<typeof en>(import.meta.dirname, "texts");
const style = readFileSync(join(import.meta.dirname, "messenger-page.css"), "utf8");

/** The window of a bot is below it, by the bot's name. */
export const windowPath = "/messenger";
const ownPath = `${windowPath}/bot`;

const plane = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M21 3 3 10.5l7 2.5 2.5 7z"/><path d="m10 13 5-5"/></svg>',
);

interface Writing {
  /** Of the link that the person came through. */
  payload: string | null;
  /** The bot's message that is answered. */
  reply: Message | null;
  /** The person's own message that is edited. */
  edit: Message | null;
}

/** The window of the practice messenger: the conversation in a frame that looks for news, and where to write. */
export function messengerPage(locale: Locale, { payload, reply, edit }: Writing): Page {
  const text = catalogues[locale];
  return {
    language: locale,
    title: text.title,
    style,
    frame: "holder",
    body: html`<div class="window">
      <header>
        <span class="bot">${plane}</span>
        <h1>${text.bot}</h1>
        <span class="badge">${text.badge}</span>
      </header>
      <iframe src="${windowPath}/thread" title="${text.thread}"></iframe>
      ${
        payload !== null &&
        html`<form class="start" method="post" action="${ownPath}">
          <input type="hidden" name="text" value="/start ${payload}" />
          <p>${text.startHint}</p>
          <button class="primary">${text.start}</button>
        </form>`
      }
      <form class="compose" method="post" action="${ownPath}">
        ${
          reply &&
          html`<p class="quote">
              <b>${text.replying}</b> <span>${firstLine(reply.body)}</span>
              <a href="${ownPath}">${text.cancel}</a>
            </p>
            <input type="hidden" name="reply_to" value="${reply.id}" />`
        }
        ${
          edit &&
          html`<p class="quote">
              <b>${text.editing}</b> <span>${firstLine(edit.body)}</span>
              <a href="${ownPath}">${text.cancel}</a>
            </p>
            <input type="hidden" name="edit" value="${edit.id}" />`
        }
        <input
          name="text"
          maxlength="4096"
          required
          autocomplete="off"
          value="${edit?.body ?? ""}"
          ${(reply ?? edit) && new Html("autofocus")}
          placeholder="${text.write}"
          aria-label="${text.write}"
        />
        <button class="primary" aria-label="${text.send}">${plane}</button>
      </form>
    </div>`,
  };
}

const firstLine = (quote: string) => quote.split("\n", 1)[0];

/** What is written to the bot itself stands in no chat. */
const isCommand = (body: string) => body.startsWith("/");

/** What a link carries is the bot's alone: messengers do not show it. */
const shownBody = (body: string) => (body.startsWith("/start ") ? "/start" : body);

/** The conversation, the newest message at the lower edge. */
export function threadPage(
  locale: Locale,
  messages: readonly (Message & { answered: string | null })[],
): Page {
  const text = catalogues[locale];
  const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
  return {
    language: locale,
    title: text.thread,
    style,
    frame: "content",
    body: html`<main class="thread">
      ${messages.length === 0 && html`<p class="empty">${text.empty}</p>`}
      <ol>
        ${messages.map(
          (message) =>
            html`<li class="${message.isBot ? "theirs" : "mine"}">
              ${message.answered !== null && html`<p class="quote"><span>${firstLine(message.answered)}</span></p>`}
              <p class="body">${linked(shownBody(message.body), "_top")}</p>
              <p class="under">
                <time datetime="${message.at.toISOString()}">${time.format(message.at)}</time>
                ${message.isEdited && html`<span>${text.edited}</span>`}
                ${
                  message.isBot
                    ? html`<a href="${ownPath}?reply=${message.id}" target="_top">${text.reply}</a>`
                    : !isCommand(message.body) &&
                      html`<a href="${ownPath}?edit=${message.id}" target="_top">${text.edit}</a>`
                }
              </p>
            </li>`,
        )}
      </ol>
    </main>`,
  };
}
