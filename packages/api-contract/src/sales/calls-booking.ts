import { MAX_CHILD_AGE, MAX_PARTY } from "@tropa/domain/sales/party";
import { z } from "zod";
import { emailField, nameField, requiredName } from "../base/contact-fields.ts";
import { phoneField, requiredPhone } from "../base/phone-fields.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, personText, seenSum } from "../base/primitives.ts";

const agreement = z.literal(true, { error: "required" });

/** The help request form (docs/product/help-requests.md#kinds); which fields are required depends on its type. */
export const helpRequestForm = z.object({
  type: z.enum(["common_help", "add_email_to_request"]),
  tour_id: id.optional(),
  organizer_id: id.optional(),
  city: personText(200).optional(),
  dates: personText(200).optional(),
  name: nameField.optional(),
  first_name: nameField.optional(),
  last_name: nameField.optional(),
  phone: phoneField.optional(),
  email: emailField.optional(),
  comment: personText(2000).optional(),
  adults: z.number().int().min(1).max(50).default(1),
  children: z.number().int().min(0).max(50).default(0),
  /** Age of each child in whole years on the day of departure, one per child; leave out if unknown. */
  children_ages: z.array(z.number().int().min(0).max(MAX_CHILD_AGE)).max(MAX_PARTY).optional(),
  timezone: personText(64).optional(),
  agree: agreement.optional(),
  is_travel_by_avia: z.boolean().optional(),
  is_travel_by_train: z.boolean().optional(),
  request_id_to_update: id.optional(),
  /** The token from the answer to the request: its number alone is easy to guess and opens nothing. */
  request_token: z.uuid().optional(),
  utm_source: personText(200).optional(),
  utm_campaign: personText(200).optional(),
  utm_content: personText(200).optional(),
  referer: personText(2000).optional(),
  date_start_formatted: personText(64).optional(),
  date_end_formatted: personText(64).optional(),
  time_start: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional(),
});

/** `crimea`, `dnr`, `lnr` or `other`; a backend may name regions of its own. */
const region = z.string().regex(/^[a-z_]{1,32}$/);

export const submitHelpRequestCall = endpoint({
  name: "submitHelpRequest",
  method: "POST",
  path: "/spa/submit-help-request",
  summary: "Asks for help with choosing; or adds an e-mail to such a request",
  query: z.object({}),
  body: helpRequestForm.superRefine((form, context) => {
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
  answer: z.object({ request_id: id, request_token: z.uuid(), region }),
  errors: ["not_found"],
  auth: "open",
  invisibleCaptcha: true,
});

/** An order: the same data shape, for a departure. */
export const orderForm = helpRequestForm
  .omit({ type: true, request_id_to_update: true, request_token: true, name: true })
  .extend({
    tour_id: id,
    /** Id of the date variant. */
    variant_id: id,
    /** Of a cruise: the kind of cabin of its ship, for the whole party; without one the organizer gives it. */
    cabin_id: id.optional(),
    first_name: requiredName,
    phone: requiredPhone,
    /** The code from the text message after a 409 `confirm_phone`. Sending the order without it sends another code. */
    phone_code: z
      .string()
      .trim()
      .regex(/^\d{4,8}$/, { error: "code" })
      .optional(),
    agree: agreement,
    /**
     * What the whole party pays as far as they were shown, in the currency that the storefront charges; null where no
     * price was shown. 409 `price_changed` where it comes to another sum.
     */
    seen: seenSum.nullable().default(null),
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
    /** For the link by which travellers fill themselves in. */
    tourists_uuid: z.uuid(),
    status: z.number().int(),
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
  ],
  auth: "open",
  invisibleCaptcha: true,
  idempotent: true,
});
