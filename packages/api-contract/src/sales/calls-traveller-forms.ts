import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { id, queryId } from "../base/primitives.ts";
import { touristsInfo } from "./tourist.ts";
import { newTourists, touristForm, touristList } from "./tourist-form.ts";

export const updateTouristsCall = endpoint({
  name: "updateTourists",
  method: "POST",
  path: "/crm/api/request/update-tourists",
  summary: "Replaces the list of travellers; the body is the list itself",
  query: z.object({ request_id: queryId }),
  body: touristList,
  answer: touristsInfo,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "account",
});

export const addTouristsCall = endpoint({
  name: "addTourists",
  method: "POST",
  path: "/crm/api/request/add-tourists",
  summary:
    "Travellers fill themselves in by their link; 409 when more come than there are free seats",
  query: z.object({ uuid: z.uuid() }),
  body: z.object({ tourists: newTourists }),
  answer: touristsInfo,
  errors: ["not_found", "conflict"],
  auth: "open",
});

export const saveTravellerCall = endpoint({
  name: "saveTraveller",
  method: "POST",
  path: "/spa/save-traveller",
  summary:
    "Changes one traveller, or adds one without `id`; 409 when the trip has begun or no seat is free",
  query: z.object({}),
  body: z.extend(touristForm, { request_id: id, id: z.optional(id) }),
  answer: touristsInfo,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "account",
});
