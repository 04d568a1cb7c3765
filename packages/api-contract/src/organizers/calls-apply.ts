import { aboutLength } from "@tropa/domain/organizers/application";
import { legalForms } from "@tropa/domain/organizers/organizer-kinds";
import { z } from "zod/mini";
import { requiredEmail, requiredName } from "../base/contact-fields.ts";
import { endpoint } from "../base/endpoint.ts";
import { requiredPhone } from "../base/phone-fields.ts";
import { id, personText } from "../base/primitives.ts";
import { homeCity } from "../people/calls-home-cities.ts";
import { application } from "./calls-applications.ts";

/** Application form for people who want to lead tours. */
const applicationForm = z.object({
  first_name: requiredName,
  last_name: requiredName,
  /** Name of the business; empty for people who work under their own name. */
  title: z._default(personText(200), ""),
  legal_form: z.enum(legalForms),
  email: requiredEmail,
  phone: requiredPhone,
  /** Home city: a place of the catalogue, or any other; one of the two is required. */
  city_id: z.optional(id),
  city: z.optional(homeCity),
  /** Empty: none. */
  site: z._default(
    z.union([z.literal(""), z.url({ protocol: /^https?$/, error: "url" }).check(z.maxLength(300))]),
    "",
  ),
  about: personText(aboutLength.most).check(z.minLength(aboutLength.least)),
  /** Agreement to the terms for organizers and the privacy policy. */
  agree: z.literal(true, { error: "required" }),
});
export type ApplicationForm = z.output<typeof applicationForm>;

export const applyAsOrganizerCall = endpoint({
  name: "applyAsOrganizer",
  method: "POST",
  path: "/spa/organizer-application",
  summary:
    "Sends an application to become an organizer; 409 for who is one, and while another one waits. Staff do not apply",
  query: z.object({}),
  body: applicationForm,
  answer: application,
  errors: ["unauthorized", "forbidden", "conflict"],
  auth: "account",
});
