import { z } from "zod";
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
    arrival: ticketCity.nullable(),
    departure: ticketCity.nullable(),
    train_arrival: ticketCity.nullable(),
    train_departure: ticketCity.nullable(),
    other_mean_of_transport_arrival: z.string().nullable(),
    other_mean_of_transport_departure: z.string().nullable(),
    important: z.string().nullable(),
    comment_for_all_cities: z.string().nullable(),
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
        /** Its listing. */
        slug: z.string(),
        lat: z.number(),
        lng: z.number(),
        country: z.string(),
        region: z.string().nullable(),
      }),
    ),
  }),
  errors: ["not_found"],
  auth: "open",
});
