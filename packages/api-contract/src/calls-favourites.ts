import { z } from "zod";
import { success } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { flag, id } from "./primitives.ts";

export const favouriteToursCall = endpoint({
  name: "favouriteTours",
  section: "7.5",
  origin: "document",
  method: "GET",
  path: "/crm/api/user/favourite-tours",
  summary:
    "Ids of the person's favourites, the newest first; published tours alone with active_only",
  query: z.object({ active_only: flag }),
  answer: z.object({ ids: z.array(id) }),
  errors: ["unauthorized"],
  auth: "account",
});

export const addFavouriteTourCall = endpoint({
  name: "addFavouriteTour",
  section: "7.5",
  origin: "document",
  method: "POST",
  path: "/crm/api/favourite-tour/create",
  summary: "Adds a favourite; an unknown tour changes nothing",
  query: z.object({}),
  body: z.object({ tour_id: id }),
  answer: success,
  errors: ["unauthorized"],
  auth: "account",
});

export const removeFavouriteTourCall = endpoint({
  name: "removeFavouriteTour",
  section: "7.5",
  origin: "document",
  method: "POST",
  path: "/crm/api/favourite-tour/delete",
  summary: "Takes a favourite away",
  query: z.object({}),
  body: z.object({ tour_id: id }),
  answer: success,
  errors: ["unauthorized"],
  auth: "account",
});
