import { redirectAnswer } from "@tropa/api-contract/base/endpoint";
import type { AnswerOf, Endpoint } from "@tropa/api-contract/base/endpoint";
import type { z } from "zod/mini";
import { ApiClientError } from "./api-client-error.ts";

/**
 * Describes an answer that breaks the contract: places and rules only, never the values received.
 */
export interface SchemaMismatch {
  /** Name of the endpoint. */
  call: string;
  /** Its path, as written in the contract. */
  path: string;
  issues: readonly { path: string; code: string; message: string }[];
}

/**
 * Parses an answer. Throws an error of kind `redirect`, or reports the mismatch and throws kind
 * `schema`.
 */
export function parseAnswer<E extends Endpoint>(
  endpoint: E,
  answer: unknown,
  report: ((mismatch: SchemaMismatch) => void) | undefined,
): AnswerOf<E> {
  const redirect = endpoint.redirects ? redirectAnswer.safeParse(answer) : null;
  if (redirect?.success) {
    throw new ApiClientError("redirect", endpoint.name, { status: 200, url: redirect.data.url });
  }
  if (endpoint.produces && !isOfType(answer, endpoint.produces)) {
    throw mismatch(endpoint, [{ path: "", code: "media_type", message: "another type" }], report);
  }
  const parsed = endpoint.answer.safeParse(answer);
  if (!parsed.success) throw mismatch(endpoint, issuesOf(parsed.error), report, parsed.error);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has just parsed it
  return parsed.data as AnswerOf<E>;
}

/** Reports an answer that breaks the contract and returns the error to throw. */
export function mismatch(
  endpoint: Endpoint,
  issues: SchemaMismatch["issues"],
  report: ((mismatch: SchemaMismatch) => void) | undefined,
  cause?: unknown,
): ApiClientError {
  report?.({ call: endpoint.name, path: endpoint.path, issues });
  return new ApiClientError("schema", endpoint.name, { status: 200, cause });
}

function isOfType(answer: unknown, type: string): boolean {
  return answer instanceof Blob && answer.type.split(";")[0]?.trim().toLowerCase() === type;
}

function issuesOf(error: z.core.$ZodError): SchemaMismatch["issues"] {
  return error.issues.map(({ path, code, message }) => ({
    path: path.map(String).join("."),
    code,
    message,
  }));
}
