import { documentChecks } from "@tropa/domain/organizers/verification";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { verificationFlags } from "./organizer.ts";
import { id, queryId } from "../base/primitives.ts";

const check = z.union([
  z.literal(documentChecks.notPerformed),
  z.literal(documentChecks.success),
  z.literal(documentChecks.failed),
  z.literal(documentChecks.inProgress),
]);

/** Identity check services, by which the API names its providers. */
export const identityProviders = ["sumsub"] as const;
export type IdentityProviderName = (typeof identityProviders)[number];

export const verificationTokenCall = endpoint({
  name: "verificationAccessToken",
  method: "GET",
  path: "/crm/api/user/get-verification-access-token",
  summary:
    "Begins or goes on with the check of an organizer's identity, in their own name: a token for the provider's widget, or the address of a form that takes its place. 503 where no provider is set up. 404 on storefronts that name no provider",
  query: z.object({ orgId: queryId }),
  answer: z.object({
    accessToken: z.string(),
    provider: z.enum(identityProviders),
    /** Address of the form; null if the provider's own widget uses the token. */
    url: z.nullable(z.string()),
  }),
  errors: ["unauthorized", "forbidden", "not_found", "unavailable"],
  auth: "organizer",
});

export const verificationDataCall = endpoint({
  name: "verificationData",
  method: "GET",
  path: "/crm/api/user/verification-data",
  summary:
    "How far the check of an organizer is, for themselves and staff. 404 on storefronts that name no provider",
  query: z.object({ orgId: queryId }),
  answer: z.object({
    organizer_id: id,
    /** State of the passport's check: 0 not performed, 1 success, 2 failed, 3 in progress. */
    status: check,
    ...verificationFlags.shape,
    /** Whether checks are set up on this installation. */
    is_available: z.boolean(),
    /** Why it failed, in the provider's words. */
    reject_labels: z.array(z.string()),
    /** When the provider reported it; null before any report. */
    told_at: z.nullable(z.iso.datetime()),
  }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "organizer",
});
