import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import { html } from "@tropa/http-server/html/html";
import type { Html, Page } from "@tropa/http-server/html/html";
import { realtimeContents, realtimeSection } from "./asyncapi-view.ts";
import type { AsyncApiDocument } from "./asyncapi.ts";
import type { OpenApiDocument, Operation, Parameter } from "./openapi-types.ts";
import { schemaView } from "./schema-view.ts";

const style = readFileSync(join(import.meta.dirname, "reference.css"), "utf8");

interface Listed {
  method: string;
  path: string;
  operation: Operation;
}

/** Renders both documents as one HTML page without scripts. */
export function referencePage(document: OpenApiDocument, realtime: AsyncApiDocument): Page {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ method, path, operation })),
  );
  const sections = document.tags.map((tag) => ({
    ...tag,
    calls: listed.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const schemas = Object.entries(document.components.schemas);
  return {
    language: "en",
    title: `Reference — ${document.info.title}`,
    style,
    body: html`<div class="layout">
      <nav aria-label="Calls">
        <p class="brand"><a href="/">${document.info.title}</a></p>
        ${sections.map(
          ({ name, description, calls }) =>
            html`<h2><a href="#section-${name}">${description}</a></h2>
              <ul>
                ${calls.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`)}
              </ul>`,
        )}
        ${realtimeContents(realtime)}
        <h2><a href="#schemas">Schemas</a></h2>
        <ul>
          ${schemas.map(([name]) => html`<li><a href="#schema-${name}">${name}</a></li>`)}
        </ul>
      </nav>
      <main>
        <header>
          <h1>${document.info.title}</h1>
          <p>
            ${document.info.description} ${listed.length} calls. For programs:
            <a href="/openapi.json">openapi.json</a>.
          </p>
        </header>
        ${general(document)}
        ${sections.map(
          ({ name, description, calls }) =>
            html`<section id="section-${name}">
              <h2>${description}</h2>
              ${calls.map(callView)}
            </section>`,
        )}
        ${realtimeSection(realtime)}
        <section id="schemas">
          <h2>Schemas</h2>
          ${schemas.map(
            ([name, schema]) =>
              html`<article id="schema-${name}">
                <h3>${name}</h3>
                ${schemaView(schema)}
              </article>`,
          )}
        </section>
      </main>
    </div>`,
  };
}

function general({ components }: OpenApiDocument): Html {
  const token = components.securitySchemes.token;
  return html`<section id="general">
    <h2>Every request</h2>
    <article>
      <h3>Headers</h3>
      <ul class="fields">
        ${Object.values(components.parameters).map(parameterRow)}
        ${token && html`<li><code>${token.name}</code> <span class="rule">${token.description}</span></li>`}
      </ul>
    </article>
    <article>
      <h3>Errors</h3>
      <p>
        Every error is an <a href="#schema-ErrorAnswer">ErrorAnswer</a>: a message in the reader's
        language, a code to act on and, for forms, messages by field.
      </p>
    </article>
  </section>`;
}

function callView({ method, path, operation }: Listed): Html {
  const own = operation.parameters.filter(
    (parameter): parameter is Parameter => !("$ref" in parameter),
  );
  const answer = operation.responses[200]?.content?.["application/json"]?.schema;
  const errors = Object.entries(operation.responses).filter(([status]) => status !== "200");
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const captcha =
    operation["x-invisible-captcha"] && html`<span class="chip">invisible captcha</span>`;
  const idempotent = operation["x-idempotent"] && html`<span class="chip">idempotent</span>`;
  return html`<article id="${operation.operationId}">
    <h3><a href="#${operation.operationId}">${operation.operationId}</a></h3>
    <p class="address">
      <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
    </p>
    <p>${operation.summary}</p>
    <p class="chips">
      <span class="chip"
        >${operation["x-auth"] === "open" ? "open to all" : `needs ${operation["x-auth"]}`}</span
      >${captcha}${idempotent}
    </p>
    ${
      own.length > 0 &&
      html`<h4>Query</h4>
        <ul class="fields">
          ${own.map(parameterRow)}
        </ul>`
    }
    ${
      body &&
      html`<h4>Body</h4>
        ${schemaView(body)}`
    }
    ${
      answer &&
      html`<details>
        <summary>Answer</summary>
        ${schemaView(answer)}
      </details>`
    }
    <details>
      <summary>Errors</summary>
      <ul class="fields">
        ${errors.map(
          ([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`,
        )}
      </ul>
    </details>
  </article>`;
}

function parameterRow({ name, required, schema, description }: Parameter): Html {
  return html`<li>
    <code>${name}</code>${required && html`<span class="must" title="required">*</span>`}
    ${schemaView(schema)}${description && html` <span class="rule">${description}</span>`}
  </li>`;
}

/** Returns the page at the API's root. */
export function indexPage(links: {
  hasInbox: boolean;
  storefronts: readonly Pick<Storefront, "address" | "brand">[];
}): Page {
  return {
    language: "en",
    title: "Tropa API",
    style,
    body: html`<main class="index">
      <h1>Tropa API</h1>
      <p>The backend of the Tropa storefronts: tours, excursions and cruises.</p>
      <ul>
        <li><a href="/reference">Reference</a><span>Every call, for people</span></li>
        <li><a href="/openapi.json">openapi.json</a><span>Every call, for programs</span></li>
        <li>
          <a href="/asyncapi.json">asyncapi.json</a><span>Every realtime event, for programs</span>
        </li>
        ${links.hasInbox && html`<li><a href="/dev/inbox">Dev inbox</a><span>E-mails and texts that were sent</span></li>`}
        ${links.storefronts.map(({ address, brand }) => html`<li><a href="${address}">${address}</a><span>Storefront ${brand.name}</span></li>`)}
      </ul>
    </main>`,
  };
}
