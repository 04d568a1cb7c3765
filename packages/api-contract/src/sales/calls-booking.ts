import { MAX_CHILD_AGE, MAX_PARTY } from "@tropa/domain/sales/party/party";
import { z } from "zod/mini";
import { emailField, nameField, requiredName } from "../base/contact-fields.ts";
import { phoneField, requiredPhone } from "../base/phone-fields.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, personText, seenSum } from "../base/primitives.ts";
import { promoTerms } from "./promo-terms.ts";

const agreement = z.literal(true, { error: "required" });

/** The help request form (docs/product/help-requests.md#kinds); which fields are required depends on its type. */
export const helpRequestForm = z.object({
  type: z.enum(["common_help", "add_email_to_request"]),
  tour_id: z.optional(id),
  organizer_id: z.optional(id),
  city: z.optional(personText(200)),
  dates: z.optional(personText(200)),
  name: z.optional(nameField),
  first_name: z.optional(nameField),
  last_name: z.optional(nameField),
  phone: z.optional(phoneField),
  email: z.optional(emailField),
  comment: z.optional(personText(2000)),
  adults: z._default(z.int().check(z.gte(1), z.lte(50)), 1),
  children: z._default(z.int().check(z.gte(0), z.lte(50)), 0),
  /** Age of each child in whole years on the day of departure, one per child; leave out if unknown. */
  children_ages: z.optional(
    z.array(z.int().check(z.gte(0), z.lte(MAX_CHILD_AGE))).check(z.maxLength(MAX_PARTY)),
  ),
  timezone: z.optional(personText(64)),
  agree: z.optional(agreement),
  is_travel_by_avia: z.optional(z.boolean()),
  is_travel_by_train: z.optional(z.boolean()),
  request_id_to_update: z.optional(id),
  /** The token from the answer to the request: its number alone is easy to guess and opens nothing. */
  request_token: z.optional(z.uuid()),
  utm_source: z.optional(personText(200)),
  utm_campaign: z.optional(personText(200)),
  utm_content: z.optional(personText(200)),
  referer: z.optional(personText(2000)),
  date_start_formatted: z.optional(personText(64)),
  date_end_formatted: z.optional(personText(64)),
  time_start: z.optional(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
});

/** `crimea`, `dnr`, `lnr` or `other`; a backend may name regions of its own. */
const region = z.string().check(z.regex(/^[a-z_]{1,32}$/));

export const submitHelpRequestCall = endpoint({
  name: "submitHelpRequest",
  method: "POST",
  path: "/spa/submit-help-request",
  summary: "Asks for help with choosing; or adds an e-mail to such a request",
  query: z.object({}),
  body: helpRequestForm.check(
    z.superRefine((form, context) => {
      const needs =
        form.type === "common_help"
          ? ({ phone: form.phone, agree: form.agree } as const)
          : ({
              email: form.email,
              request_id_to_update: form.request_id_to_update,
              request_token: form.request_token,
            } as const);
      for (const [field, value] of Object.entries(needs)) {
        if (!value) context.addIssue({ code: "custom", message: "required", path: [field] });
      }
    }),
  ),
  answer: z.object({ request_id: id, request_token: z.uuid(), region }),
  errors: ["not_found"],
  auth: "open",
  invisibleCaptcha: true,
});

/** An order: the same fields as a request, for a departure. */
export const orderForm = z.extend(
  z.omit(helpRequestForm, {
    type: true,
    request_id_to_update: true,
    request_token: true,
    name: true,
  }),
  {
    tour_id: id,
    /** Id of the date variant. */
    variant_id: id,
    /** For a cruise: the cabin type for the whole party; if absent, the organizer assigns one. */
    cabin_id: z.optional(id),
    first_name: requiredName,
    phone: requiredPhone,
    /** The code from the text message after a 409 `confirm_phone`. Sending the order without it sends another code. */
    phone_code: z.optional(z.string().check(z.trim(), z.regex(/^\d{4,8}$/, { error: "code" }))),
    agree: agreement,
    /**
     * The total that the party was shown, in the storefront's charge currency; null if no price was
     * shown. 409 `price_changed` if it differs now.
     */
    seen: z._default(z.nullable(seenSum), null),
    /** A promo code; `seen` is the total with it. A field error says why it does not work. */
    promo: z.optional(personText(64)),
  },
);

export const checkPromoCall = endpoint({
  name: "checkPromo",
  method: "POST",
  path: "/spa/check-promo",
  summary:
    "What a promo code takes off an order of a departure; a field error on `promo` says why it does not work. Limits per person are checked with the order",
  query: z.object({}),
  body: z.object({
    promo: personText(64).check(z.refine((code) => code !== "", { error: "required" })),
    tour_id: id,
    variant_id: id,
  }),
  answer: z.object({ code: z.string(), terms: promoTerms }),
  errors: ["not_found", "gone", "removed_from_publication"],
  auth: "open",
});

export const submitOrderCall = endpoint({
  name: "submitOrder",
  method: "POST",
  path: "/spa/submit-order",
  summary:
    "Books seats of a departure and holds them; 409 no_seats when they are not there any more, no_cabins when those of the chosen kind are not, confirm_phone when the phone has to be confirmed by a code first, price_changed when it does not come to `seen`",
  query: z.object({}),
  body: orderForm,
  answer: z.object({
    request_id: id,
    uuid: z.uuid(),
    /** Id of the link by which travellers fill in their own data. */
    tourists_uuid: z.uuid(),
    status: z.int(),
    region,
  }),
  errors: [
    "not_found",
    "removed_from_publication",
    "gone",
    "no_seats",
    "no_cabins",
    "confirm_phone",
    "price_changed",
    "conflict",
    "blocked",
  ],
  auth: "open",
  invisibleCaptcha: true,
  idempotent: true,
});
