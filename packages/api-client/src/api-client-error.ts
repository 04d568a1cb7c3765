import { errorStatuses } from "@tropa/api-contract/base/errors";
import type { ErrorCode } from "@tropa/api-contract/base/errors";

/**
 * - `http`: the API answered with an error; `status` and, from our own API, `code` say which.
 * - `network`: no answer came.
 * - `timeout`: no answer came in time.
 * - `schema`: an answer came that is not what the contract promises.
 * - `redirect`: the answer is another place to go to, `url`; who allows it asks `isRedirect`.
 * - `aborted`: the caller gave the call up.
 */
export type ApiClientErrorKind = "http" | "network" | "timeout" | "schema" | "redirect" | "aborted";

interface Facts {
  /** Of the answer; 0 when none came. */
  status?: number;
  /** The body of an error answer. */
  data?: unknown;
  /** Where a redirect leads. */
  url?: string;
  cause?: unknown;
}

/** For logs alone (docs/product/errors-and-degradation.md#redirect-answers). */
const asWritten = (kind: ApiClientErrorKind) => (kind === "redirect" ? "Illegal redirect" : kind);

/** The one error of the client. It holds no text for users: screens choose their words by kind, status and code. */
export class ApiClientError extends Error {
  override readonly name = "ApiClientError";
  readonly kind: ApiClientErrorKind;
  readonly status: number;
  /** Null where no error of the contract came: a proxy's page, no answer at all. */
  readonly code: ErrorCode | null;
  /** Messages by field name in the reader's language, ready for a form; empty when no field is at fault. */
  readonly validation: Readonly<Record<string, readonly string[]>>;
  /** The whole body of an error answer: similar tours of a removed one, masked contacts of a 403. */
  readonly data: Readonly<Record<string, unknown>>;

  /** Where to go instead: present on kind `redirect` alone. */
  readonly url: string | null;

  /** @param call name of the endpoint, for logs */
  constructor(
    kind: ApiClientErrorKind,
    call: string,
    { status = 0, data, url, cause }: Facts = {},
  ) {
    super(`${call}: ${asWritten(kind)}${status ? ` ${status}` : ""}`, { cause });
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

/** For callers that follow redirects: the error of a call marked `redirects` that leads elsewhere. */
export function isRedirect(error: unknown): error is ApiClientError & { readonly url: string } {
  return isApiClientError(error) && error.kind === "redirect";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorStatuses, value);
}

/** Backends of other operators may give one message instead of a list. */
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
