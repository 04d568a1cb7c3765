import { z } from "zod/mini";
import { endpoint } from "./base/endpoint.ts";

/** Messages by namespace, each with texts or nested groups. */
const catalogue = z.record(z.string(), z.record(z.string(), z.unknown()));

export const messagesCall = endpoint({
  name: "messages",
  method: "GET",
  path: "/_i18n/{build}/{locale}/messages.json",
  summary:
    "Messages of a locale, by namespace. Of the running build they may be kept for 24 hours; another build's address answers the current ones, not to be kept. 404 for a locale that the storefront does not have",
  query: z.object({
    build: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
    locale: z.string().check(z.regex(/^[\w-]{1,20}$/)),
  }),
  answer: catalogue,
  errors: ["not_found"],
  auth: "open",
  servedBy: "storefront",
});

export const areaMessagesCall = endpoint({
  name: "areaMessages",
  method: "GET",
  path: "/_i18n/{build}/{locale}/{area}.json",
  summary:
    "Messages of an area whose screens few visitors open, fetched with the first of them; kept as those of every page",
  query: z.object({
    build: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
    locale: z.string().check(z.regex(/^[\w-]{1,20}$/)),
    area: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  }),
  answer: catalogue,
  errors: ["not_found"],
  auth: "open",
  servedBy: "storefront",
});

export const buildManifestCall = endpoint({
  name: "buildManifest",
  method: "GET",
  path: "/_build.json",
  summary:
    "The running build, polled by long-open pages: another one than the page's own means that its chunks may be gone",
  query: z.object({}),
  answer: z.object({ build: z.string() }),
  errors: [],
  auth: "open",
  servedBy: "storefront",
});
