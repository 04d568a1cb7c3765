import { isApiClientError } from "@tropa/api-client/api-client-error";
import { demandedCaptcha } from "@tropa/api-client/captcha";

/** Why a form as a whole was refused. */
export type FormProblem =
  /** No answer, or the service is busy: the form keeps its values, and another try may succeed. */
  | { kind: "unreachable" }
  /** The captcha needs features that browsers offer with https only. */
  | { kind: "insecure" }
  /** The server's messages, in the reader's language; may be empty. */
  | { kind: "refused"; messages: readonly string[] }
  /** Staff have blocked the person: the server's message, with a way to write to support. */
  | { kind: "blocked"; message: string };

export interface FormFailure {
  /** The server's messages by field, for fields this form has. */
  fields: Record<string, string>;
  problem: FormProblem | null;
  /** The call's own message, shown as a toast where the fields say the rest. */
  message: string | null;
}

/** Statuses that a retry may overcome. */
const busyStatuses = new Set([408, 425, 502, 503, 504]);

/** Maps a failed call to a form: messages for fields, or a problem above all of them. */
export function formFailure(error: unknown, knownFields: readonly string[]): FormFailure {
  // A code chunk that failed to load is an outage like any other.
  if (!isApiClientError(error) || error.kind !== "http" || busyStatuses.has(error.status)) {
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
  if (error.code === "blocked" && message !== null)
    return { fields, problem: { kind: "blocked", message }, message: null };
  if (others.length > 0)
    return { fields, problem: { kind: "refused", messages: others }, message: null };
  if (Object.keys(fields).length > 0) return { fields, problem: null, message };
  // Messages that belong to no field are shown above the form.
  const messages = message === null ? [] : [message];
  return { fields, problem: { kind: "refused", messages }, message: null };
}
