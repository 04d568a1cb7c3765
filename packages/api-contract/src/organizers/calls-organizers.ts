import { z } from "zod/mini";
import { placedReview } from "../editorial/content.ts";
import { endpoint } from "../base/endpoint.ts";
import {
  organizerCard,
  organizerHubCard,
  organizerPage,
  organizerRecord,
  organizerRecordItem,
  verificationFlags,
} from "./organizer.ts";
import { flag, id, paged, queryId, queryPage, queryPageSize } from "../base/primitives.ts";

/** Rows of a page, 1 to 50. */
const queryLimit = queryPageSize(50);

export const organizerPublicInfoCall = endpoint({
  name: "organizerPublicInfo",
  method: "GET",
  path: "/crm/api/organizer/public-info",
  summary:
    "An organizer's page; author_data_from_crm=1 adds what the back office knows. 404 where the storefront hides organizers and while the page is not published, but for its owner and staff",
  query: z.object({ id: queryId, author_data_from_crm: flag }),
  answer: organizerPage,
  errors: ["not_found"],
  auth: "open",
});

export const organizerInfoCall = endpoint({
  name: "organizerInfo",
  method: "GET",
  path: "/crm/api/organizer/info",
  summary:
    "Who an organizer is, in short: beside a chat or a booking. Where the storefront hides organizers, 404 for who is not signed in",
  query: z.object({ id: queryId }),
  answer: organizerCard,
  errors: ["not_found"],
  auth: "open",
});

export const organizerVerificationInfoCall = endpoint({
  name: "organizerVerificationInfo",
  method: "GET",
  path: "/crm/api/organizer/verification-info",
  summary: "What was checked about an organizer: e-mail, phone, passport",
  query: z.object({ id: queryId }),
  answer: verificationFlags,
  errors: ["not_found"],
  auth: "open",
});

export const organizerReviewsCall = endpoint({
  name: "organizerReviews",
  method: "GET",
  path: "/spa/organizer-reviews",
  summary:
    "Reviews of all tours of an organizer, newest first: 10 a page, limit 50 at most; pages end at 100. Where the storefront hides organizers, and before the page is published, for the organizer's own people alone",
  query: z.object({ id: queryId, limit: queryLimit, page: queryPage }),
  answer: z.object({
    items: z.array(placedReview),
    ...paged,
    rating: z.number(),
    /** Reviews with 1 to 5 stars. */
    rating_counts: z.array(z.int()).check(z.length(5)),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const organizersHubCall = endpoint({
  name: "organizersHub",
  method: "GET",
  path: "/spa/hub-organizer-page",
  summary:
    "Published organizers with tours, the best known first: of all countries, or those who lead tours in one; 20 a page, limit 50 at most. 404 where the storefront hides organizers",
  query: z.object({ page: queryPage, limit: queryLimit, country_id: z.optional(queryId) }),
  answer: z.object({
    items: z.array(organizerHubCard),
    ...paged,
    /** Countries where organizers lead tours, most organizers first. */
    countries: z.array(
      z.object({ id, name: z.string(), slug: z.string(), organizers_count: z.int() }),
    ),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const organizerListCall = endpoint({
  name: "organizerList",
  method: "GET",
  path: "/crm/api/organizer/list",
  summary:
    "Records that the caller may open: an organizer's own one, for staff all, newest first, 100 a page",
  query: z.object({ page: queryPage }),
  answer: z.object({ items: z.array(organizerRecordItem), ...paged }),
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

export const organizerViewCall = endpoint({
  name: "organizerView",
  method: "GET",
  path: "/crm/api/organizer/view",
  summary: "A record with contacts, requisites and contracts, for its owner and staff",
  query: z.object({ id: queryId }),
  answer: organizerRecord,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "organizer",
});

export const organizerSetPublishedCall = endpoint({
  name: "organizerSetPublished",
  method: "POST",
  path: "/crm/api/organizer/set-published-on-site",
  summary:
    "Shows or hides an organizer's page and their place in the hub; a record that lacks something names it in `validation`",
  query: z.object({}),
  body: z.object({ id, is_published: z.boolean() }),
  answer: organizerRecord,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "organizer",
});
