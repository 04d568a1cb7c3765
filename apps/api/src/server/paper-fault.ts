import type { ErrorCode } from "@tropa/api-contract/base/errors";
import { isLocale } from "@tropa/domain/locale";
import type { FastifyRequest } from "fastify";
import { errorMessage } from "../platform/errors/messages.ts";
import { brandOf, storefrontLink } from "../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../platform/storefronts/storefront.ts";
import { browserLocale } from "./caller.ts";
import { html, noticeStyle } from "@tropa/http-server/html/html";
import type { Page } from "@tropa/http-server/html/html";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./paper-fault-texts/en.json";

const texts = readMessages<typeof en>(import.meta.dirname, "paper-fault-texts");
const uuidPattern = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether a person opened a paper's URL in a browser, rather than a program that reads JSON. */
export function isPaperOpened(request: FastifyRequest): boolean {
  const { produces } = request.routeOptions.config;
  const { accept = "" } = request.headers;
  return request.method === "GET" && produces !== undefined && accept.includes("text/html");
}

function readerOf(request: FastifyRequest, lang: unknown): StorefrontReader {
  const { storefronts } = request.server;
  const chosen = isLocale(lang) ? lang : browserLocale(request);
  const opened = storefronts.all.find(({ address }) => new URL(address).host === request.host);
  const storefront = opened ?? storefronts.speaking(chosen);
  return { storefront, locale: chosen ?? storefront.locales[0] };
}

/** Returns the error page of an unavailable paper, with a link on, in the reader's language. */
export function paperFaultPage(request: FastifyRequest, code: ErrorCode): Page {
  const query = request.query as Partial<Record<string, unknown>>;
  const reader = readerOf(request, query.lang);
  const text = texts[reader.locale];
  const isGone = code === "conflict";
  const isUnknown = code === "not_found" || code === "validation" || code === "bad_request";
  const { uuid } = query;
  const booking =
    isGone && typeof uuid === "string" && uuidPattern.test(uuid)
      ? storefrontLink(reader, `/booking/uuid/${uuid}`)
      : null;
  const title = isGone ? text.gone : isUnknown ? text.unknown : text.failed;
  const words = isGone
    ? text.goneText
    : isUnknown
      ? text.unknownText
      : errorMessage(code, reader.locale);
  const home = storefrontLink(reader, "/");
  const brand = brandOf(reader);
  return {
    language: reader.locale,
    title: `${title} — ${brand}`,
    style: reader.storefront.theme + noticeStyle,
    body: html`<main>
      <a class="brand" href="${home}">${brand}</a>
      <h1>${title}</h1>
      <p>${words}</p>
      <a class="button" href="${booking ?? home}">${booking ? text.booking : text.home}</a>
    </main>`,
  };
}
