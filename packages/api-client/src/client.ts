import type { AnswerOf, BodyOf, Endpoint, QueryOf } from "@tropa/api-contract/endpoint";
import ky, { isHTTPError, isNetworkError, isTimeoutError } from "ky";
import type { Options } from "ky";
import { ApiClientError } from "./api-client-error.ts";

/** Who asks and how they read (document 2 §7.1). */
export interface ApiHeaders {
  language: string;
  /** Id of the storefront. */
  localization: string;
  currency: string;
  token?: string | null;
  /** What a storefront's server passes on: request id, visitor's address. */
  extra?: Readonly<Record<string, string>>;
}

export interface ApiClientOptions {
  /** Scheme and host of the API; empty in a browser, where it answers on the page's own origin. */
  baseUrl: string;
  /** Read anew for every call: a visitor may change currency or sign in. */
  headers: () => ApiHeaders;
  fetch?: typeof globalThis.fetch;
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
  };

type CallArguments<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

export interface ApiClient {
  /** Calls an endpoint; answers its parsed answer or throws an ApiClientError. */
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<AnswerOf<E>>;
}

const defaultTimeoutMs = 10_000;
/** A page that waits longer than this for a busy server is better off showing that it is busy. */
const longestRetryAfterMs = 5000;
/** Non-mutating requests are sent once more on these (document 2 §7.1). */
const repeatable = [408, 409, 425, 429, 500, 502, 503, 504];
const retry: Options["retry"] = {
  limit: 1,
  methods: ["get"],
  statusCodes: repeatable,
  afterStatusCodes: repeatable,
  maxRetryAfter: longestRetryAfterMs,
  jitter: true,
};

export function createApiClient(client: ApiClientOptions): ApiClient {
  const root = client.baseUrl.replace(/\/+$/, "");
  return {
    async call<E extends Endpoint>(
      endpoint: E,
      ...[options]: CallArguments<E>
    ): Promise<AnswerOf<E>> {
      const signals = [client.signal, options?.signal].filter((signal) => signal !== undefined);
      const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
      let answer: unknown;
      try {
        answer = await ky(`${root}${endpoint.path}`, {
          method: endpoint.method,
          headers: headersOf(client.headers(), options?.idempotencyKey),
          searchParams: searchParams(options?.query),
          timeout: options?.timeout ?? client.timeout ?? defaultTimeoutMs,
          retry,
          ...(endpoint.method === "POST" && { json: options?.body ?? {} }),
          ...(signal && { signal }),
          ...(client.fetch && { fetch: client.fetch }),
        }).json();
      } catch (error) {
        throw asClientError(error, endpoint.name, signal);
      }
      const parsed = endpoint.answer.safeParse(answer);
      if (!parsed.success)
        throw new ApiClientError("schema", endpoint.name, { status: 200, cause: parsed.error });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has just said so
      return parsed.data as AnswerOf<E>;
    },
  };
}

function headersOf(caller: ApiHeaders, idempotencyKey: string | undefined): Record<string, string> {
  return {
    ...caller.extra,
    "X-USER-ROLE": "client",
    "X-Language": caller.language,
    "X-Localization": caller.localization,
    "X-Currency": caller.currency,
    ...(caller.token && { "X-Authorization": `Bearer ${caller.token}` }),
    ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
  };
}

/** A list becomes its key several times over; what is undefined is left out. */
function searchParams(query: unknown): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(key, String(one));
    }
  }
  return params;
}

/** Failures of the transport become the client's error; anything else is a fault of the program and stays one. */
function asClientError(error: unknown, call: string, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return new ApiClientError("aborted", call, { cause: error });
  if (isHTTPError(error)) {
    return new ApiClientError("http", call, {
      status: error.response.status,
      data: error.data,
      cause: error,
    });
  }
  if (isTimeoutError(error)) return new ApiClientError("timeout", call, { cause: error });
  // A connection that breaks within the body is a bare TypeError of fetch.
  if (isNetworkError(error) || error instanceof TypeError)
    return new ApiClientError("network", call, { cause: error });
  if (error instanceof SyntaxError)
    return new ApiClientError("schema", call, { status: 200, cause: error });
  return error;
}
