import { locales } from "@tropa/domain/locale";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";

/** `voucher`: to show at the start of the trip; `receipt`: payments and refunds. */
export const bookingPapers = ["voucher", "receipt"] as const;
export type BookingPaper = (typeof bookingPapers)[number];

export const bookingPaperCall = endpoint({
  name: "bookingPaper",
  method: "GET",
  path: "/spa/booking-paper",
  summary:
    "A booking's voucher or receipt to print, for whoever holds its link; 409 for a voucher of what is not booked, and for a receipt before any money has come",
  query: z.object({
    uuid: z.uuid(),
    paper: z.enum(bookingPapers),
    /** The reader's language: a link is opened without our headers. */
    lang: z.optional(z.enum(locales)),
  }),
  answer: z.instanceof(Blob),
  errors: ["not_found", "conflict"],
  auth: "open",
  produces: "application/pdf",
});
