import type { Endpoint } from "@tropa/api-contract/base/endpoint";

/** The caller: storefront, language, currency and token (docs/product/calls.md#every-call). */
export interface ApiHeaders {
  language: string;
  /** Id of the storefront. */
  localization: string;
  currency: string;
  /** Token of a caller without a `TokenStore`; sent as it is, never refreshed. */
  token?: string | null;
  /** Headers passed on by a storefront's server: request id, visitor's address. */
  extra?: Readonly<Record<string, string>>;
}

interface CallHeaders {
  token?: string | null;
  captcha?: { kind: string; answer: string } | null;
  idempotencyKey?: string | undefined;
}

export function headersOf(caller: ApiHeaders, call: CallHeaders): Record<string, string> {
  const token = call.token ?? caller.token;
  return {
    ...caller.extra,
    "X-USER-ROLE": "client",
    "X-Language": caller.language,
    "X-Localization": caller.localization,
    "X-Currency": caller.currency,
    ...(token && { "X-Authorization": `Bearer ${token}` }),
    ...(call.captcha && {
      "X-Captcha": call.captcha.answer,
      "X-Captcha-Kind": call.captcha.kind,
    }),
    ...(call.idempotencyKey && { "Idempotency-Key": call.idempotencyKey }),
  };
}

/**
 * Returns path and query of a call; `{name}` in the path is replaced by the query's field of that
 * name.
 */
export function addressOf(endpoint: Endpoint, query: unknown): { path: string; query: string } {
  const fields = new Map<string, unknown>(Object.entries(query ?? {}));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    if (typeof value !== "string" && typeof value !== "number")
      throw new TypeError(`${endpoint.name}: the query lacks ${name}, which the path contains`);
    fields.delete(name);
    return encodeURIComponent(value);
  });
  return { path, query: searchParams(fields).toString() };
}

/** Repeats the key for each item of a list; skips undefined values. */
function searchParams(fields: ReadonlyMap<string, unknown>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of fields) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(key, String(one));
    }
  }
  return params;
}
