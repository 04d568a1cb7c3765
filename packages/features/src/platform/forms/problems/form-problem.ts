import { isApiClientError } from "@tropa/api-client/api-client-error";
import { demandedCaptcha } from "@tropa/api-client/captcha";

/** Why a form as a whole was not taken. */
export type FormProblem =
  /** No answer, or the service is busy: nothing is lost, the same press works again. */
  | { kind: "unreachable" }
  /** The captcha's work needs what browsers have only at https. */
  | { kind: "insecure" }
  /** The server's own words, in the reader's language; empty where it has none. */
  | { kind: "refused"; messages: readonly string[] };

export interface FormFailure {
  /** The server's messages by field, for the fields that this form has. */
  fields: Record<string, string>;
  problem: FormProblem | null;
  /** The call's own message where the fields say the rest: it stands in the corner. */
  message: string | null;
}

const busy = new Set([408, 425, 502, 503, 504]);

/** Reads a failed call for a form: which field is at fault, or what to say above all of them. */
export function formFailure(error: unknown, knownFields: readonly string[]): FormFailure {
  // A chunk that did not arrive is an outage like any other.
  if (!isApiClientError(error) || error.kind !== "http" || busy.has(error.status)) {
    return { fields: {}, problem: { kind: "unreachable" }, message: null };
  }
  if (!globalThis.isSecureContext && demandedCaptcha(error) !== null)
    return { fields: {}, problem: { kind: "insecure" }, message: null };
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [field, messages] of Object.entries(error.validation)) {
    const [message] = messages;
    if (message === undefined) continue;
    if (knownFields.includes(field)) fields[field] = message;
    else others.push(message);
  }
  const { message: given } = error.data;
  const message = typeof given === "string" && given !== "" ? given : null;
  if (others.length > 0)
    return { fields, problem: { kind: "refused", messages: others }, message: null };
  if (Object.keys(fields).length > 0) return { fields, problem: null, message };
  // Nowhere else to stand, and the form is still there.
  const messages = message === null ? [] : [message];
  return { fields, problem: { kind: "refused", messages }, message: null };
}
