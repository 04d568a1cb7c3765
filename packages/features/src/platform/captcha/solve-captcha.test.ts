import { createApiClient } from "@tropa/api-client/client";
import type { ApiClient } from "@tropa/api-client/client";
import { captchaSolution } from "@tropa/api-contract/calls-captcha";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterEach, expect, it, vi } from "vitest";
import { solveCaptcha } from "./solve-captcha.ts";

const secrets = { hmacSignatureSecret: "one secret", hmacKeySignatureSecret: "another" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An API whose site tokens name a provider; null where they cannot be had. */
function apiWith(provider: string | null, invisible = provider) {
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    asked.push(`${pathname}?${searchParams.toString()}`);
    if (pathname === "/spa/captcha-challenge") return Response.json(await challenge(searchParams));
    if (provider === null) return Response.json({}, { status: 404 });
    return Response.json({
      captcha_provider: provider,
      captcha_key: null,
      hard_captcha_key: null,
      invisible_captcha_provider: invisible,
      invisible_captcha_key: null,
      maps_provider: "none",
      maps_token: null,
      maps_suggest_token: null,
      send_tour_program_in_pdf_via_whatsapp: false,
      translates_tours: false,
      main_auth_method: "email",
      phone_code_channels: ["sms"],
      analytics: null,
      organizer_login_url: "http://api.example/organizer/login?from=intl",
    });
  });
  const api: ApiClient = createApiClient({
    baseUrl: "http://api.example",
    headers: () => ({ language: "en", localization: "intl", currency: "USD" }),
    fetch,
  });
  return { api, asked };
}

const challenge = (query: URLSearchParams) =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 10,
    counter: 40,
    data: { kind: query.get("kind") },
    expiresAt: new Date(Date.now() + 60_000),
    deriveKey,
    ...secrets,
  });

/** No page is here that could say that the work takes long. */
const patient = (api: ApiClient) => ({ api, locale: "en" as const, quietMs: 3_600_000 });

it("solves the challenge of the API in the form that the API accepts", async () => {
  const { api, asked } = apiWith("altcha");
  const answer = await solveCaptcha(patient(api), "hard_captcha", undefined);
  const payload = captchaSolution.parse(JSON.parse(atob(answer ?? "")));
  expect(payload.challenge.parameters.data).toEqual({ kind: "hard_captcha" });
  expect(payload.solution.counter).toBe(40);
  expect(await verifySolution({ ...payload, deriveKey, ...secrets })).toMatchObject({
    verified: true,
  });
  await solveCaptcha({ api, locale: "en" }, "invisible", undefined);
  // Who asks is known by then; each challenge is another.
  expect(asked).toEqual([
    "/spa/site-tokens?",
    "/spa/captcha-challenge?kind=hard_captcha",
    "/spa/captcha-challenge?kind=invisible",
  ]);
});

it("uses the proof of work when the site tokens fail", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { api } = apiWith(null);
  expect(await solveCaptcha({ api, locale: "en" }, "invisible", undefined)).not.toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain("/spa/site-tokens");
});

it("uses the provider of each kind", async () => {
  const { api, asked } = apiWith("turnstile", "altcha");
  expect(await solveCaptcha({ api, locale: "en" }, "invisible", undefined)).not.toBeNull();
  expect(await solveCaptcha({ api, locale: "en" }, "captcha", undefined)).toBeNull();
  expect(asked).toHaveLength(2);
});

it("throws a type error for an unknown provider", async () => {
  const { api } = apiWith("recaptcha");
  await expect(solveCaptcha({ api, locale: "en" }, "captcha", undefined)).rejects.toThrow(
    TypeError,
  );
});

it.each(["off", "yandex", "hcaptcha"])("solves nothing for the provider %s", async (provider) => {
  const { api, asked } = apiWith(provider);
  expect(await solveCaptcha({ api, locale: "en" }, "captcha", undefined)).toBeNull();
  expect(asked).toEqual(["/spa/site-tokens?"]);
});

it("solves on the main thread when no worker starts", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("Worker", function refused() {
    throw new DOMException("refused by policy", "SecurityError");
  });
  const { api } = apiWith("altcha");
  expect(await solveCaptcha({ api, locale: "en" }, "invisible", undefined)).not.toBeNull();
  expect(error).toHaveBeenCalledOnce();
});

it("solves and fetches nothing without the browser's cryptography", async () => {
  vi.stubGlobal("crypto", {});
  const { api, asked } = apiWith("altcha");
  expect(await solveCaptcha({ api, locale: "en" }, "invisible", undefined)).toBeNull();
  expect(asked).toEqual(["/spa/site-tokens?"]);
});

it("stops when its call is aborted, even in the middle of the work", async () => {
  const { api } = apiWith("altcha");
  expect(await solveCaptcha({ api, locale: "en" }, "invisible", AbortSignal.abort())).toBeNull();
  const leaving = new AbortController();
  const { importKey } = crypto.subtle;
  vi.spyOn(crypto.subtle, "importKey").mockImplementation(((...given) => {
    leaving.abort();
    return Reflect.apply(importKey, crypto.subtle, given) as Promise<CryptoKey>;
  }) as typeof importKey);
  expect(await solveCaptcha(patient(api), "captcha", leaving.signal)).toBeNull();
});
