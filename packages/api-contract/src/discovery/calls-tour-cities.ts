import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { id, queryId } from "../base/primitives.ts";

const ticketCity = z.object({ id, name: z.string(), lat: z.number(), lng: z.number() });

export const ticketCitiesCall = endpoint({
  name: "ticketTourCities",
  method: "GET",
  path: "/crm/api/ticket/tour-cities",
  summary:
    "Between which cities tickets to a tour and back are looked for, and what to know about the way",
  query: z.object({ tour_id: queryId }),
  /** docs/product/bookings-and-payments.md#travel-to-the-tour. */
  answer: z.object({
    arrival: z.nullable(ticketCity),
    departure: z.nullable(ticketCity),
    train_arrival: z.nullable(ticketCity),
    train_departure: z.nullable(ticketCity),
    other_mean_of_transport_arrival: z.nullable(z.string()),
    other_mean_of_transport_departure: z.nullable(z.string()),
    important: z.nullable(z.string()),
    comment_for_all_cities: z.nullable(z.string()),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const toursCitiesCall = endpoint({
  name: "toursCities",
  method: "GET",
  path: "/spa/tours-cities",
  summary: "The cities of a tour, the main one first",
  query: z.object({ tour_id: queryId }),
  answer: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        /** Slug of its listing. */
        slug: z.string(),
        lat: z.number(),
        lng: z.number(),
        country: z.string(),
        region: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ["not_found"],
  auth: "open",
});
