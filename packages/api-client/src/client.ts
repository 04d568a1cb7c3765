import type { AnswerOf, BodyOf, Endpoint, QueryOf } from "@tropa/api-contract/base/endpoint";
import ky, { isHTTPError } from "ky";
import type { Options } from "ky";
import { mismatch, parseAnswer } from "./answer.ts";
import type { SchemaMismatch } from "./answer.ts";
import { ApiClientError } from "./api-client-error.ts";
import { demandedCaptcha } from "./captcha.ts";
import type { CaptchaKind, SolveCaptcha } from "./captcha.ts";
import { askForToken } from "./session/refresh-token.ts";
import { readDirectly } from "./direct-read.ts";
import type { DirectRead } from "./direct-read.ts";
import { addressOf, headersOf } from "./request.ts";
import type { ApiHeaders } from "./request.ts";
import { createSession } from "./session/session.ts";
import type { TokenStore } from "./session/token-store.ts";
import { asClientError, asHttpError, orAborted } from "./transport-errors.ts";

export interface ApiClientOptions {
  /** Scheme and host of the API; empty in a browser, where it answers on the page's own origin. */
  baseUrl: string;
  /** Called for every request: visitors may change their currency. */
  headers: () => ApiHeaders;
  /** Holds the access token and refreshes it. Leave out where users do not sign in. */
  tokens?: TokenStore;
  /** Solves captchas. Leave out where that is impossible, such as on a server. */
  solveCaptcha?: SolveCaptcha;
  /** Told of answers that break the contract, beside the error that the call throws. */
  onSchemaMismatch?: (mismatch: SchemaMismatch) => void;
  fetch?: typeof globalThis.fetch;
  /** A shorter way for reading calls, for servers that make many; repeats and refusals stay with the usual one. */
  read?: DirectRead;
  /** Gives up every call of this client. */
  signal?: AbortSignal;
  /** Milliseconds for one attempt. */
  timeout?: number;
}

/** A query whose every key is optional may be left out; an endpoint without any has `Record<string, never>`. */
type QueryPart<E> =
  object extends QueryOf<E>
    ? { query?: QueryOf<E> }
    : Record<string, never> extends QueryOf<E>
      ? { query?: QueryOf<E> }
      : { query: QueryOf<E> };
/** An endpoint without a body leaves its type unknown. */
type BodyPart<E> = unknown extends BodyOf<E> ? { body?: undefined } : { body: BodyOf<E> };

export type CallOptions<E extends Endpoint> = QueryPart<E> &
  BodyPart<E> & {
    signal?: AbortSignal;
    /** Lets a mutating call be sent again without doing its work twice. */
    idempotencyKey?: string;
    timeout?: number;
    /** The file of an upload; other calls take none. */
    file?: Blob;
    /** Of an upload: the share of it that has gone out, 0 to 1. */
    onProgress?: (fraction: number) => void;
  };

export type CallArguments<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

export interface ApiClient {
  /** Calls an endpoint; answers its parsed answer or throws an ApiClientError. */
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<AnswerOf<E>>;
  /**
   * Takes up the session of an earlier page, one tab after the other: the store holds a token then. Throws an
   * ApiClientError, of status 401 where there is no session to take up.
   */
  resume(): Promise<void>;
}

/** What every call may bring, whatever its endpoint. */
interface AnyOptions {
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  timeout?: number;
  file?: Blob;
  onProgress?: (fraction: number) => void;
}

const defaultTimeoutMs = 10_000;
/** A page that waits longer than this for a busy server is better off showing that it is busy. */
const longestRetryAfterMs = 5000;
/** Non-mutating requests are sent once more on these (docs/product/calls.md#every-call). */
const repeatable = [408, 409, 425, 429, 500, 502, 503, 504];
const retry: Options["retry"] = {
  limit: 1,
  methods: ["get"],
  statusCodes: repeatable,
  afterStatusCodes: repeatable,
  maxRetryAfter: longestRetryAfterMs,
  jitter: true,
  // Without an answer to the captcha the same call would be refused the same way.
  shouldRetry: ({ error }) =>
    isHTTPError(error) && demandedCaptcha(asHttpError("", error)) ? false : undefined,
};

export function createApiClient(client: ApiClientOptions): ApiClient {
  const root = client.baseUrl.replace(/\/+$/, "");
  const timeout = client.timeout ?? defaultTimeoutMs;
  const session =
    client.tokens &&
    createSession(
      client.tokens,
      () =>
        askForToken(root, headersOf(client.headers(), {}), {
          timeout,
          ...(client.signal && { signal: client.signal }),
          ...(client.fetch && { fetch: client.fetch }),
        }),
      root,
    );

  /** Sends a call once (a reading one twice, where the first answer says "later") and answers what came. */
  async function send(
    endpoint: Endpoint,
    options: AnyOptions,
    { token, captcha, signal }: Attempt,
  ): Promise<unknown> {
    const address = addressOf(endpoint, options.query);
    const idempotencyKey = options.idempotencyKey;
    const headers = headersOf(client.headers(), { token, captcha, idempotencyKey });
    const limits = { timeout: options.timeout ?? timeout, ...(signal && { signal }) };
    const read =
      client.read &&
      (await readDirectly(client.read, endpoint, {
        url: `${root}${address.path}${address.query && `?${address.query}`}`,
        headers,
        ...limits,
      }));
    if (read) return read.answer;
    const request: Options = {
      method: endpoint.method,
      headers,
      searchParams: address.query,
      ...limits,
      retry,
      ...(client.fetch && { fetch: client.fetch }),
      ...(await contentOf(endpoint, options, client.fetch)),
    };
    try {
      const answer = ky(`${root}${address.path}`, request);
      return await (endpoint.produces ? answer.blob() : answer.json());
    } catch (error) {
      if (error instanceof SyntaxError && !signal?.aborted) {
        const issues = [{ path: "", code: "invalid_json", message: "not JSON" }];
        throw mismatch(endpoint, issues, client.onSchemaMismatch, error);
      }
      throw asClientError(error, endpoint.name, signal);
    }
  }

  async function solve(call: string, kind: CaptchaKind, signal: AbortSignal | undefined) {
    const answer = (await client.solveCaptcha?.(kind, signal)) ?? null;
    if (signal?.aborted) throw new ApiClientError("aborted", call, { cause: signal.reason });
    return answer === null ? null : { kind, answer };
  }

  async function renew(call: string, stale: string, signal: AbortSignal | undefined) {
    const renewed = session?.renew(stale) ?? Promise.resolve(false);
    return orAborted(renewed, call, signal);
  }

  return {
    async resume() {
      try {
        await session?.resume();
      } catch (error) {
        throw asClientError(error, "refreshToken", client.signal);
      }
    },
    async call<E extends Endpoint>(
      endpoint: E,
      ...[given]: CallArguments<E>
    ): Promise<AnswerOf<E>> {
      const options: AnyOptions = given ?? {};
      const signals = [client.signal, options.signal].filter((signal) => signal !== undefined);
      const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
      let kind: CaptchaKind | null = endpoint.invisibleCaptcha ? "invisible" : null;
      let refusal: ApiClientError | null = null;
      /** Each kind once: an answer that was not enough may be followed by a harder one. */
      const asked = new Set<CaptchaKind>();
      let isRenewed = false;
      for (;;) {
        // An answer is good once: every repeat needs another.
        const captcha = kind && (await solve(endpoint.name, kind, signal));
        if (refusal && !captcha) throw refusal;
        const token = client.tokens?.get() ?? null;
        try {
          const answer = await send(endpoint, options, { token, captcha, signal });
          return parseAnswer(endpoint, answer, client.onSchemaMismatch);
        } catch (error) {
          if (!(error instanceof ApiClientError) || error.kind !== "http") throw error;
          const demanded = demandedCaptcha(error);
          if (error.status === 401 && token !== null && !isRenewed) {
            isRenewed = true;
            if (!(await renew(endpoint.name, token, signal))) throw error;
          } else if (demanded && !asked.has(demanded)) {
            asked.add(demanded);
            kind = demanded;
            refusal = error;
          } else throw error;
        }
      }
    },
  };
}

interface Attempt {
  token: string | null;
  captcha: { kind: CaptchaKind; answer: string } | null;
  signal: AbortSignal | undefined;
}

/** JSON, a form with a file, or nothing; uploads load their code at the first use. */
async function contentOf(
  endpoint: Endpoint,
  { body, file, timeout, onProgress }: AnyOptions,
  fetch: typeof globalThis.fetch | undefined,
): Promise<Options> {
  if (endpoint.upload || file) {
    const { formOf, uploadFetch, uploadTimeoutMs } = await import("./upload.ts");
    const form = formOf(endpoint, body, file);
    return {
      body: form,
      timeout: timeout ?? uploadTimeoutMs,
      ...(onProgress && { fetch: uploadFetch(form, onProgress, fetch) }),
    };
  }
  return endpoint.body ? { json: body ?? {} } : {};
}
