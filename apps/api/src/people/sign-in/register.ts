import type { CodeSent } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import type { ApiContext } from "../../config/context.ts";
import type { Caller } from "../../server/caller.ts";
import { emailOf, phoneOf } from "../contacts/contacts.ts";
import type { Contact } from "../contacts/contacts.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { sealRegistration } from "./registration.ts";
import { sendCode } from "../codes/codes.ts";

export interface RegisterForm {
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  timezone?: string | undefined;
  country_id?: number | undefined;
  password?: string | undefined;
  code_sender?: CodeChannel | undefined;
}

/**
 * Begins a registration, or a sign-in if the contact is known; both look the same, so as not to reveal who is registered.
 * Sends a code; the form's data waits, encrypted, in the browser.
 */
export async function register(
  context: ApiContext,
  form: RegisterForm,
  caller: Caller,
): Promise<{ answer: CodeSent; sealed: string }> {
  const email = form.email ? emailOf("email", form.email) : null;
  const phone = form.phone ? phoneOf("phone", form.phone) : null;
  const contact = mainContact(email, phone, form.code_sender, caller);
  const sealed = await sealRegistration(context, {
    contact: contact.value,
    first_name: form.first_name,
    last_name: form.last_name,
    timezone: form.timezone,
    country_id: form.country_id,
    email: email?.value,
    phone: phone?.value,
    password_hash: form.password === undefined ? undefined : await hashPassword(form.password),
  });
  const key = { purpose: "sign_in", subject: contact.value } as const;
  const answer = await sendCode(context, { key, contact, sender: form.code_sender, caller });
  return { answer, sealed };
}

/** The contact to send the code to: if both are given, the one that fits the channel, else the storefront's default. */
function mainContact(
  email: Contact | null,
  phone: Contact | null,
  sender: CodeChannel | undefined,
  { storefront }: Caller,
): Contact {
  const prefersEmail =
    sender === undefined ? storefront.mainAuthMethod === "email" : sender === "email";
  const contact = prefersEmail ? (email ?? phone) : (phone ?? email);
  if (!contact) throw new Error("A register form came without a contact");
  return contact;
}
