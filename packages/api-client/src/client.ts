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
  /** Scheme and host of the API; empty in a browser, where the API has the page's own origin. */
  baseUrl: string;
  /** Called for every request, since visitors may change their currency. */
  headers: () => ApiHeaders;
  /** Holds the access token. Omit where users do not sign in. */
  tokens?: TokenStore;
  /** Solves captchas. Omit where that is impossible, such as on a server. */
  solveCaptcha?: SolveCaptcha;
  /** Called for answers that break the contract, in addition to the error thrown. */
  onSchemaMismatch?: (mismatch: SchemaMismatch) => void;
  fetch?: typeof globalThis.fetch;
  /**
   * Faster transport for GET calls, for servers that make many; retries and refusals go through the
   * usual one.
   */
  read?: DirectRead;
  /** Aborts all calls of this client. */
  signal?: AbortSignal;
  /** Timeout of one attempt, ms. */
  timeout?: number;
}

/**
 * The query can be omitted if all its keys are optional; an endpoint without any has
 * `Record<string, never>`.
 */
type QueryPart<E> =
  object extends QueryOf<E>
    ? { query?: QueryOf<E> }
    : Record<string, never> extends QueryOf<E>
      ? { query?: QueryOf<E> }
      : { query: QueryOf<E> };
/** The body's type is unknown for an endpoint without one. */
type BodyPart<E> = unknown extends BodyOf<E> ? { body?: undefined } : { body: BodyOf<E> };

export type CallOptions<E extends Endpoint> = QueryPart<E> &
  BodyPart<E> & {
    signal?: AbortSignal;
    /** Allows a mutating call to be retried without doing its work twice. */
    idempotencyKey?: string;
    timeout?: number;
    /** The file of an upload; other calls take none. */
    file?: Blob;
    /** Called with the share of an upload that was sent, 0 to 1. */
    onProgress?: (fraction: number) => void;
  };

export type CallArguments<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

export interface ApiClient {
  /** Calls an endpoint; resolves to its parsed answer or rejects with an ApiClientError. */
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<AnswerOf<E>>;
  /**
   * Restores the session of an earlier page and stores a token; tabs do so one after another.
   * Rejects with an ApiClientError, of status 401 if there is no session.
   */
  resume(): Promise<void>;
}

/** Options common to all endpoints. */
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
/**
 * Longest `retry-after` that is waited for: beyond it a page had better show that the server is
 * busy.
 */
const maxRetryAfterMs = 5000;
/** Statuses on which non-mutating requests are retried once (docs/product/calls.md#every-call). */
const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504];
const retry: Options["retry"] = {
  limit: 1,
  methods: ["get"],
  statusCodes: retryStatuses,
  afterStatusCodes: retryStatuses,
  maxRetryAfter: maxRetryAfterMs,
  jitter: true,
  // Without a solved captcha the same call would be refused again.
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

  /** Sends a call; retries a GET once if the server says "later". Returns the answer. */
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
      /** Each kind at most once: the API may demand a harder captcha after an easy one. */
      const triedKinds = new Set<CaptchaKind>();
      let isRenewed = false;
      for (;;) {
        // A solution is valid once, so every retry needs another.
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
          } else if (demanded && !triedKinds.has(demanded)) {
            triedKinds.add(demanded);
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

/** Returns JSON, a form with a file, or nothing. The code for uploads is loaded on first use. */
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
