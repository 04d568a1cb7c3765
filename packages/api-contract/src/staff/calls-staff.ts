import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { currency, flag, id, localDate, minor, queryId } from "../base/primitives.ts";

/** What was agreed with the organizer, as a share of the price and as the sum that it comes to. */
const commission = z.object({
  in_percents: z.number().min(0).nullable(),
  in_quantity: minor.nullable(),
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
    collection_id: queryId.optional(),
    region_id: queryId.optional(),
    rest_kind_id: queryId.optional(),
    showplace_id: queryId.optional(),
    is_cruises: flag,
    is_authors: flag,
  }),
  /** docs/product/people-and-rights.md#commission. */
  answer: commission.extend({
    has_individual_commission_in_future_dates: z.boolean(),
    weight: z.number(),
    total_weight: z.number(),
    organizer: z.object({ title: z.string(), adm_url: z.string(), tour_weight: z.number() }),
    update_date: localDate.nullable(),
    min_age: z.number().int(),
    max_age: z.number().int().nullable(),
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
      commission.extend({
        id,
        tour_id: id,
        start: localDate,
        end: localDate,
        has_individual_commission: z.boolean(),
        seats_total: z.number().int(),
        seats_taken: z.number().int(),
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
  query: z.object({ id: queryId, token: z.string().max(2000).optional() }),
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden", "not_found", "removed_from_publication", "gone"],
  auth: "open",
  produces: "application/pdf",
});
