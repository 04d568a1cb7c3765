import type { Endpoint } from "@tropa/api-contract/base/endpoint";
import type { InjectOptions } from "fastify";
import { mutate } from "./mutate.ts";
import type { Random } from "@tropa/demo/random";
import { sample, schemaOf } from "./sample.ts";
import { testStorefronts } from "../fixtures.ts";

const storefrontIds = [
  testStorefronts.usual.id,
  ...testStorefronts.all.map(({ id }) => id),
] as const;

type Headers = Record<string, string>;

const contentTypes = [
  "application/json",
  "application/json; charset=utf-7",
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "nonsense",
] as const;

const hostileHeaders: readonly [Headers, ...Headers[]] = [
  {},
  { "x-language": "\u00ff", "x-currency": "DOGE", "x-localization": "'; --" },
  { "x-user-role": "admin", "x-forwarded-for": "not an address" },
  { "idempotency-key": "x".repeat(5000) },
  { "content-length": "-1" },
  { "x-request-id": "\t" },
];

/** A hostile request to a call, by the seed. */
export function fuzzRequest(call: Endpoint, random: Random, token: string | null): InjectOptions {
  const query = vary(sample(schemaOf(call.query), random), random);
  const url = urlOf(call.path, query);
  const headers: Headers = {
    ...(random.chance(0.1) ? random.pick(hostileHeaders) : {}),
    ...(token && { "x-authorization": `Bearer ${token}` }),
    "x-language": random.pick(["ru", "en", "de", "zh"]),
    "x-localization": random.pick(storefrontIds),
  };
  if (call.method === "GET") return { method: "GET", url, headers };
  const body = call.body ? vary(sample(schemaOf(call.body), random), random) : {};
  if (call.upload && random.chance(0.8))
    return { method: "POST", url, ...multipart(call, body, headers, random) };
  return { method: "POST", url, ...json(body, headers, random) };
}

/** Usually breaks the value, sometimes keeps it, so that later checks are reached, too. */
const vary = (value: unknown, random: Random): unknown =>
  random.chance(0.3) ? value : mutate(value, random);

function urlOf(path: string, query: unknown): string {
  const params = new URLSearchParams();
  let filled = path;
  if (typeof query === "object" && query !== null) {
    for (const [name, value] of Object.entries(query)) {
      const text = textOf(value).slice(0, 6000);
      if (filled.includes(`{${name}}`))
        filled = filled.replace(`{${name}}`, encodeURIComponent(text.toWellFormed()));
      else
        for (const one of Array.isArray(value) ? value.slice(0, 50) : [value])
          params.append(name, textOf(one).slice(0, 6000));
    }
  }
  filled = filled.replace(/\{\w+\}/g, "x");
  const search = params.toString();
  return search ? `${filled}?${search}` : filled;
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

function json(body: unknown, headers: Headers, random: Random) {
  let payload = JSON.stringify(body);
  // Duplicate keys, truncated JSON, or no JSON.
  if (random.chance(0.05))
    payload = payload.replace(/^\{/, '{"id":1,"id":"2","__proto__":{"a":1},');
  else if (random.chance(0.03)) payload = payload.slice(0, payload.length / 2);
  else if (random.chance(0.02)) payload = "\u0000\u0001[[[";
  const type = random.chance(0.08) ? random.pick(contentTypes) : "application/json";
  return { headers: { ...headers, "content-type": type }, payload };
}

const files: readonly [string, ...string[]] = [
  "",
  "%PDF-1.4\n%%EOF",
  "\u0089PNG\r\n\u001a\n broken",
  "GIF89a",
  "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  "#!/bin/sh",
  "x".repeat(100_000),
];

function multipart(call: Endpoint, body: unknown, headers: Headers, random: Random) {
  const boundary = "tropa-fuzz";
  const names = typeof body === "object" && body !== null ? Object.entries(body) : [];
  const parts = names.map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(value).slice(0, 30_000)}\r\n`,
  );
  const field = random.chance(0.8) ? (call.upload?.field ?? "file") : "other";
  const filename = random.pick([
    "photo.jpg",
    "../../etc/passwd",
    "\u0000.png",
    "",
    "x".repeat(500),
  ]);
  const count = random.chance(0.1) ? 3 : 1;
  for (let index = 0; index < count; index += 1) {
    parts.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n${random.pick(files)}\r\n`,
    );
  }
  const end = random.chance(0.9) ? `--${boundary}--\r\n` : "";
  return {
    headers: { ...headers, "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.from(parts.join("") + end, "latin1"),
  };
}
