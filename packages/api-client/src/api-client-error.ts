import { errorStatuses } from "@tropa/api-contract/base/errors";
import type { ErrorCode } from "@tropa/api-contract/base/errors";

/**
 * - `http`: the API answered with an error; see `status` and, from our own API, `code`.
 * - `network`: no answer arrived.
 * - `timeout`: no answer arrived in time.
 * - `schema`: the answer breaks the contract.
 * - `redirect`: the answer points elsewhere, to `url`; callers that follow it check `isRedirect`.
 * - `aborted`: the caller cancelled the call.
 */
export type ApiClientErrorKind = "http" | "network" | "timeout" | "schema" | "redirect" | "aborted";

interface Facts {
  /** Status of the answer; 0 if there was none. */
  status?: number;
  /** The body of an error answer. */
  data?: unknown;
  /** Target of a redirect. */
  url?: string;
  cause?: unknown;
}

/** The error's message, for logs only (docs/product/errors-and-degradation.md#redirect-answers). */
const messageOf = (kind: ApiClientErrorKind) => (kind === "redirect" ? "Illegal redirect" : kind);

/**
 * The only error class of the client. It has no text for users: screens choose it by kind, status
 * and code.
 */
export class ApiClientError extends Error {
  override readonly name = "ApiClientError";
  readonly kind: ApiClientErrorKind;
  readonly status: number;
  /**
   * Null if the answer was not one of the contract's errors, such as a proxy's page, or there was
   * none.
   */
  readonly code: ErrorCode | null;
  /** Messages by form field in the reader's language; empty if no field is at fault. */
  readonly validation: Readonly<Record<string, readonly string[]>>;
  /** The whole body of an error answer: similar tours of a removed one, masked contacts of a 403. */
  readonly data: Readonly<Record<string, unknown>>;

  /** Target of a redirect; null for other kinds. */
  readonly url: string | null;

  /** @param call name of the endpoint, for logs */
  constructor(
    kind: ApiClientErrorKind,
    call: string,
    { status = 0, data, url, cause }: Facts = {},
  ) {
    super(`${call}: ${messageOf(kind)}${status ? ` ${status}` : ""}`, { cause });
    this.kind = kind;
    this.status = status;
    this.url = url ?? null;
    this.data = isRecord(data) ? data : {};
    this.code = isCode(this.data.code) ? this.data.code : null;
    this.validation = messagesByField(this.data.validation);
  }
}

export function isApiClientError(error: unknown): error is ApiClientError {
  return error instanceof ApiClientError;
}

/** Whether an error is a redirect, for callers that follow those of calls marked `redirects`. */
export function isRedirect(error: unknown): error is ApiClientError & { readonly url: string } {
  return isApiClientError(error) && error.kind === "redirect";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorStatuses, value);
}

/** Other operators' backends may send a single message instead of a list. */
function messagesByField(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  const fields = Object.entries(value).map(([field, messages]): [string, string[]] => [
    field,
    (Array.isArray(messages) ? messages : [messages]).filter(
      (message) => typeof message === "string",
    ),
  ]);
  return Object.fromEntries(fields.filter(([, messages]) => messages.length > 0));
}
