import { currencies } from "@tropa/domain/money";
import { locales } from "@tropa/domain/locale";
import { LONGEST_PASSWORD } from "@tropa/domain/people/password";
import { z } from "zod/mini";
import { codeSender, codeSent, country, profile, success } from "./account.ts";
import { code, newPassword, secretToken } from "./calls-accounts.ts";
import { endpoint } from "../base/endpoint.ts";
import { requiredName } from "../base/contact-fields.ts";
import { id, personText } from "../base/primitives.ts";

const none = z.object({});
const required = { error: "required" } as const;

export const countriesCall = endpoint({
  name: "dropdownCountry",
  method: "GET",
  path: "/crm/api/dropdown/country",
  summary:
    "Countries that a person can live in, all of ISO 3166 by their numbers there; the storefront's own first, then by name",
  query: none,
  answer: z.object({ items: z.array(country) }),
  errors: [],
  auth: "open",
});

export const profileCall = endpoint({
  name: "profile",
  method: "GET",
  path: "/crm/api/user/profile",
  summary: "The signed-in person",
  query: none,
  answer: profile,
  errors: ["unauthorized"],
  auth: "account",
});

export const updateProfileCall = endpoint({
  name: "updateProfile",
  method: "POST",
  path: "/crm/api/user/update-profile",
  summary:
    "Changes what is given. An e-mail or a phone is taken while none is confirmed, and confirmed by a code; later there are change-email and change-phone",
  query: none,
  body: z.object({
    first_name: z.optional(requiredName),
    last_name: z.optional(requiredName),
    email: z.optional(personText(254).check(z.minLength(1, required))),
    phone: z.optional(personText(32).check(z.minLength(1, required))),
    timezone: z.optional(personText(64)),
    country_id: z.optional(z.nullable(id)),
  }),
  answer: profile,
  errors: ["unauthorized"],
  auth: "account",
});

export const updateProfilePhotoCall = endpoint({
  name: "updateProfilePhoto",
  method: "POST",
  path: "/crm/api/user/update-profile-photo",
  summary: "Makes an image that the person has uploaded their photo; null takes it away",
  query: none,
  body: z.object({ avatar_id: z.nullable(id) }),
  answer: profile,
  errors: ["unauthorized"],
  auth: "account",
});

export const setLanguageCall = endpoint({
  name: "setLanguage",
  method: "POST",
  path: "/crm/api/user/set-language",
  summary: "The language of messages to the person",
  query: none,
  body: z.object({ language_code: z.enum(locales) }),
  answer: success,
  errors: ["unauthorized"],
  auth: "account",
});

export const setCurrencyCall = endpoint({
  name: "setCurrency",
  method: "POST",
  path: "/crm/api/user/set-currency",
  summary: "The currency that the person sees prices in",
  query: none,
  body: z.object({ currency_code: z.enum(currencies) }),
  answer: success,
  errors: ["unauthorized"],
  auth: "account",
});

export const changeCountryCall = endpoint({
  name: "changeCountry",
  method: "POST",
  path: "/crm/api/user/change-country",
  summary: "The country that the person lives in",
  query: none,
  body: z.object({ country_id: id }),
  answer: profile,
  errors: ["unauthorized"],
  auth: "account",
});

export const changeEmailCall = endpoint({
  name: "changeEmail",
  method: "POST",
  path: "/crm/api/user/change-email",
  summary: "Sends a code to a new e-mail; it is the person's once confirm-email has the code",
  query: none,
  body: z.object({ email: personText(254).check(z.minLength(1, required)) }),
  answer: codeSent,
  errors: ["unauthorized", "confirm_owner"],
  auth: "account",
});

export const emailConfirmationRequestCall = endpoint({
  name: "emailConfirmationRequest",
  method: "POST",
  path: "/crm/api/user/email-confirmation-request",
  summary: "Sends the code for the e-mail that waits to be confirmed; 409 where none does",
  query: none,
  body: none,
  answer: codeSent,
  errors: ["unauthorized", "confirm_owner", "conflict"],
  auth: "account",
});

export const confirmEmailCall = endpoint({
  name: "confirmEmail",
  method: "POST",
  path: "/crm/api/user/confirm-email",
  summary: "Confirms an e-mail by the code that was sent to it",
  query: none,
  body: z.object({ code }),
  answer: profile,
  errors: ["unauthorized"],
  auth: "account",
});

export const changePhoneCall = endpoint({
  name: "changePhone",
  method: "POST",
  path: "/crm/api/user/change-phone",
  summary: "Sends a code to a new phone; it is the person's once confirm-phone has the code",
  query: none,
  body: z.object({
    phone: personText(32).check(z.minLength(1, required)),
    code_sender: z.optional(codeSender),
  }),
  answer: codeSent,
  errors: ["unauthorized", "confirm_owner"],
  auth: "account",
});

export const phoneConfirmationMethodsCall = endpoint({
  name: "phoneConfirmationMethods",
  method: "GET",
  path: "/crm/api/user/phone-confirmation-methods",
  summary: "Ways that a code can reach the person's phone here, the usual one first",
  query: none,
  answer: z.object({
    /** The phone awaiting confirmation, else the confirmed one. */
    phone: z.nullable(z.string()),
    methods: z.array(codeSender),
  }),
  errors: ["unauthorized"],
  auth: "account",
});

export const sendConfirmationCodeCall = endpoint({
  name: "sendConfirmationCode",
  method: "POST",
  path: "/crm/api/user/send-confirmation-code",
  summary: "Sends the code for the phone that waits to be confirmed; 409 where none does",
  query: none,
  body: z.object({ code_sender: z.optional(codeSender) }),
  answer: codeSent,
  errors: ["unauthorized", "confirm_owner", "conflict"],
  auth: "account",
});

export const confirmPhoneCall = endpoint({
  name: "confirmPhone",
  method: "POST",
  path: "/crm/api/user/confirm-phone",
  summary: "Confirms a phone by the code that was sent to it",
  query: none,
  body: z.object({ code }),
  answer: profile,
  errors: ["unauthorized"],
  auth: "account",
});

export const changePasswordCall = endpoint({
  name: "changePassword",
  method: "POST",
  path: "/crm/api/user/change-password",
  summary:
    "Sets a password and ends the person's other sessions; the old one is needed where there is one",
  query: none,
  body: z
    .object({
      current_password: z.optional(z.string().check(z.maxLength(LONGEST_PASSWORD))),
      password: newPassword,
      confirm_password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
    })
    .check(
      z.refine((form) => form.password === form.confirm_password, {
        error: "confirmed",
        path: ["confirm_password"],
      }),
    ),
  answer: success,
  errors: ["unauthorized", "confirm_owner"],
  auth: "account",
});

export const setActivityCall = endpoint({
  name: "setActivity",
  method: "POST",
  path: "/crm/api/user/set-activity",
  summary: "Says that a person is here: their id and the hash_for_activity of their profile",
  query: none,
  body: z.object({ crm_user_id: id, token: secretToken }),
  answer: success,
  errors: ["forbidden"],
  auth: "open",
});
