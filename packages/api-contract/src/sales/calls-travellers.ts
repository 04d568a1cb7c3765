import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { flag, id, queryId } from "../base/primitives.ts";
import { questionnaires, touristsInfo } from "./tourist.ts";

export const updateQuestionnairesCall = endpoint({
  name: "updateTouristsQuestionnaires",
  method: "POST",
  path: "/crm/api/request/update-tourists-questionnaires",
  summary:
    "Stores tickets and answers of travellers; by id for those whose booking it is, by uuid for who holds the travellers' link",
  query: z.object({ id: z.optional(queryId), uuid: z.optional(z.uuid()) }),
  body: questionnaires,
  answer: touristsInfo,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "open",
});

export const touristsInfoCall = endpoint({
  name: "touristsInfo",
  method: "GET",
  path: "/spa/tourists-info",
  summary: "Who is filled in already, by the travellers' link: first names alone",
  query: z.object({ uuid: z.uuid() }),
  answer: touristsInfo,
  errors: ["not_found"],
  auth: "open",
});

export const travellersCall = endpoint({
  name: "travellers",
  method: "GET",
  path: "/spa/travellers",
  summary: "The travellers of a booking whole, for its tourist, its organizer and staff",
  query: z.object({ request_id: queryId }),
  answer: touristsInfo,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "account",
});

export const removeTravellerCall = endpoint({
  name: "removeTraveller",
  method: "POST",
  path: "/spa/remove-traveller",
  summary:
    "Takes a traveller out of a booking and deletes what was written of them; their seat stays. 409 when the trip has begun",
  query: z.object({}),
  body: z.object({
    id,
    /** The booking by its number, for signed-in people, */
    request_id: z.optional(id),
    /** by its link for its tourist, */
    uuid: z.optional(z.uuid()),
    /** or by the travellers' link, with the key given to its holder. */
    tourists_uuid: z.optional(z.uuid()),
    key: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: touristsInfo,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "open",
});

export const travellersCsvCall = endpoint({
  name: "travellersCsv",
  method: "GET",
  path: "/spa/travellers.csv",
  summary:
    "Travellers as a table, for the organizer and staff: of a booking, or with group=1 of all paid bookings of its departure",
  query: z.object({ request_id: queryId, group: flag }),
  answer: z.instanceof(Blob),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "organizer",
  produces: "text/csv",
});
