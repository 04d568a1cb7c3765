import { html } from "@tropa/http-server/html/html";
import type { Html } from "@tropa/http-server/html/html";
import type { AsyncApiDocument, AsyncMessage } from "./asyncapi.ts";
import { schemaView } from "./schema-view.ts";

/** Id of an event's entry; calls are named in camelCase, so ids never collide. */
const entryOf = ({ name }: AsyncMessage) => `realtime-${name}`;

function messagesOf(document: AsyncApiDocument, operation: string): AsyncMessage[] {
  const { messages } = document.components;
  const names = document.operations[operation]?.messages ?? [];
  return names.flatMap(({ $ref }) => messages[$ref.split("/").at(-1) ?? ""] ?? []);
}

const operations = ["hear", "tell"];

/** Table of contents of the socket events. */
export function realtimeContents(document: AsyncApiDocument): Html {
  const messages = operations.flatMap((name) => messagesOf(document, name));
  return html`<h2><a href="#realtime">Realtime</a></h2>
    <ul>
      ${messages.map((message) => html`<li><a href="#${entryOf(message)}">${message.name}</a></li>`)}
    </ul>`;
}

/** Returns the socket events as HTML. */
export function realtimeSection(document: AsyncApiDocument): Html {
  return html`<section id="realtime">
    <h2>Realtime <small>${document.channels.sockets?.address}</small></h2>
    <article>
      <p>${document.info.description}</p>
      <p>For programs: <a href="/asyncapi.json">asyncapi.json</a>.</p>
      <h4>Why a socket is closed</h4>
      <ul class="fields">
        ${document["x-close-codes"].map(
          ({ code, description, comes_back: comesBack }) =>
            html`<li>
              <code>${code}</code>
              ${description}${!comesBack && html` <span class="rule">A client does not come back by itself.</span>`}
            </li>`,
        )}
      </ul>
    </article>
    ${operations.map((name) => [
      html`<h3>${document.operations[name]?.summary}</h3>`,
      ...messagesOf(document, name).map(messageView),
    ])}
  </section>`;
}

function messageView(message: AsyncMessage): Html {
  return html`<article id="${entryOf(message)}">
    <h3><a href="#${entryOf(message)}">${message.name}</a></h3>
    <p>${message.summary}</p>
    ${schemaView(message.payload)}
  </article>`;
}
