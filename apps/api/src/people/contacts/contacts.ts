import { email } from "@tropa/domain/forms/form-rules";
import { parsePhone as parseNumber } from "@tropa/domain/forms/phone-number";
import { fieldError } from "../../platform/errors/api-error.ts";

/** Where a person is written to, and what they sign in with. */
export interface Contact {
  kind: "email" | "phone";
  /** An e-mail in lower case, or a phone as E.164. */
  value: string;
}

/** An e-mail as it is stored; null for what is none. */
export function parseEmail(text: string): string | null {
  const given = text.trim().toLowerCase();
  return given !== "" && email(given, {}) === null ? given : null;
}

/** A phone as E.164, by the rule of every form. */
export function parsePhone(text: string): string | null {
  return parseNumber(text)?.number ?? null;
}

export function parseContact(text: string): Contact | null {
  const kind = text.includes("@") ? "email" : "phone";
  const value = kind === "email" ? parseEmail(text) : parsePhone(text);
  return value === null ? null : { kind, value };
}

/** What a form's field holds; throws its fault for what is no contact. */
export function contactOf(field: string, text: string): Contact {
  const contact = parseContact(text);
  if (!contact) throw fieldError(field, text.includes("@") ? "email" : "phoneNumber");
  return contact;
}

export function emailOf(field: string, text: string): Contact {
  const value = parseEmail(text);
  if (value === null) throw fieldError(field, "email");
  return { kind: "email", value };
}

export function phoneOf(field: string, text: string): Contact {
  const value = parsePhone(text);
  if (value === null) throw fieldError(field, "phoneNumber");
  return { kind: "phone", value };
}
