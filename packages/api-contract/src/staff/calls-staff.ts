import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, flag, id, localDate, minor, queryId } from "../base/primitives.ts";

/** Agreed commission, as a share of the price and as an amount. */
const commission = z.object({
  in_percents: z.nullable(z.number().check(z.gte(0))),
  in_quantity: z.nullable(minor),
  currency,
});

export const tourPrivateDataCall = endpoint({
  name: "tourPrivateData",
  method: "GET",
  path: "/spa/tour-private-data",
  summary:
    "Commission and rank of a tour, for staff with the commission permission; the switches and ids say where it is being looked at",
  query: z.object({
    id: queryId,
    has_dates: flag,
    collection_id: z.optional(queryId),
    region_id: z.optional(queryId),
    rest_kind_id: z.optional(queryId),
    showplace_id: z.optional(queryId),
    is_cruises: flag,
    is_authors: flag,
  }),
  /** docs/product/people-and-rights.md#commission. */
  answer: z.extend(commission, {
    has_individual_commission_in_future_dates: z.boolean(),
    weight: z.number(),
    total_weight: z.number(),
    organizer: z.object({ title: z.string(), adm_url: z.string(), tour_weight: z.number() }),
    update_date: z.nullable(localDate),
    min_age: z.int(),
    max_age: z.nullable(z.int()),
    is_unwanted: z.boolean(),
    is_free_cancellation: z.boolean(),
  }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "commission",
});

export const tourPrivateVariantsCall = endpoint({
  name: "tourPrivateVariants",
  method: "GET",
  path: "/spa/tour-private-variants-data",
  summary:
    "Commission of each coming departure of a tour, for staff with the commission permission",
  query: z.object({ id: queryId }),
  answer: z.object({
    items: z.array(
      z.extend(commission, {
        id,
        tour_id: id,
        start: localDate,
        end: localDate,
        has_individual_commission: z.boolean(),
        seats_total: z.int(),
        seats_taken: z.int(),
      }),
    ),
  }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "commission",
});

export const generateProgramPdfCall = endpoint({
  name: "generateProgramPdf",
  method: "GET",
  path: "/spa/private-generate-tour-program-pdf",
  summary:
    "A signed link to a tour's programme as a PDF, for staff and for the tour's own organizer; it opens for everybody who is given it",
  query: z.object({ id: queryId, is_individual: flag }),
  answer: z.object({ url: z.string(), expires_at: z.iso.datetime() }),
  errors: ["unauthorized", "forbidden", "not_found", "removed_from_publication", "gone"],
  auth: "organizer",
});

export const programPdfCall = endpoint({
  name: "programPdf",
  method: "GET",
  path: "/spa/private-tour-program-pdf",
  summary:
    "A tour's programme as a PDF: for whoever holds a signed link, for staff and for the tour's own organizer",
  query: z.object({ id: queryId, token: z.optional(z.string().check(z.maxLength(2000))) }),
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden", "not_found", "removed_from_publication", "gone"],
  auth: "open",
  produces: "application/pdf",
});
