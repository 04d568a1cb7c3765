import { applicationStatuses, reasonLength } from "@tropa/domain/organizers/application";
import { legalForms } from "@tropa/domain/organizers/organizer-kinds";
import { z } from "zod/mini";
import { requiredName } from "../base/contact-fields.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, paged, personText, queryPage } from "../base/primitives.ts";

/** Applications per page of the staff's queue. */
export const applicationsPerPage = 20;

const none = z.object({});
const moment = z.iso.datetime();

/** An application, as its sender sees it. */
export const application = z.object({
  id,
  status: z.enum(applicationStatuses),
  first_name: requiredName,
  last_name: requiredName,
  /** Name of the business; empty for people who work under their own name. */
  title: personText(200),
  legal_form: z.enum(legalForms),
  email: z.string(),
  phone: z.string(),
  site: z.string(),
  about: z.string(),
  /** Null for a city that is not in the catalogue. */
  city_id: z.nullable(id),
  city: z.string(),
  /** Empty if unknown. */
  country: z.string(),
  country_code: z.nullable(z.string()),
  /** Reason of a refusal; null otherwise. */
  reason: z.nullable(z.string()),
  created_at: moment,
  decided_at: z.nullable(moment),
});
export type OrganizerApplication = z.infer<typeof application>;

export const ownApplicationCall = endpoint({
  name: "organizerApplication",
  method: "GET",
  path: "/spa/organizer-application",
  summary:
    "The caller's last application to become an organizer, the record that came of it, and whether they may send another one",
  query: none,
  answer: z.object({
    application: z.nullable(application),
    organizer_id: z.nullable(id),
    may_apply: z.boolean(),
  }),
  errors: ["unauthorized"],
  auth: "account",
});

/** An application, as staff see it. */
const applicationToDecide = z.extend(application, {
  account_id: id,
  /** Whether the account has confirmed the contact named in the application. */
  is_email_confirmed: z.boolean(),
  is_phone_confirmed: z.boolean(),
  /** Number of refused applications of the same account. */
  refused_before: z.int(),
  organizer_id: z.nullable(id),
  /** Who decided; empty if undecided or the account is gone. */
  decided_by: z.string(),
});
export type ApplicationToDecide = z.infer<typeof applicationToDecide>;

export const organizerApplicationsCall = endpoint({
  name: "organizerApplications",
  method: "GET",
  path: "/spa/organizer-applications",
  summary:
    "Applications to become an organizer: those that wait, the oldest first, or those that were decided, the newest first; 20 a page",
  query: z.object({ page: queryPage, status: z._default(z.enum(applicationStatuses), "waiting") }),
  answer: z.object({ items: z.array(applicationToDecide), ...paged }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.organizers",
});

export const decideApplicationCall = endpoint({
  name: "decideOrganizerApplication",
  method: "POST",
  path: "/spa/decide-organizer-application",
  summary:
    "Staff accept an application, which makes the record and the applicant its owner, or refuse it with a reason that the applicant reads; 409 where somebody has decided by now",
  query: none,
  body: z
    .object({
      id,
      decision: z.enum(["accept", "refuse"]),
      reason: z._default(personText(reasonLength.most), ""),
    })
    .check(
      z.superRefine(({ decision, reason }, context) => {
        if (decision === "accept" || reason.length >= reasonLength.least) return;
        context.addIssue({
          code: "too_small",
          origin: "string",
          minimum: reasonLength.least,
          path: ["reason"],
          input: reason,
        });
      }),
    ),
  answer: applicationToDecide,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.organizers",
});
