import { MAX_FAVOURITES } from "@tropa/domain/discovery/favourites";
import { z } from "zod/mini";
import { success } from "../people/account.ts";
import { endpoint } from "../base/endpoint.ts";
import { flag, id, localDate, personText } from "../base/primitives.ts";
import { tourCard } from "./tour-card.ts";

export const favouriteToursCall = endpoint({
  name: "favouriteTours",
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
  method: "POST",
  path: "/crm/api/favourite-tour/delete",
  summary: "Takes a favourite away",
  query: z.object({}),
  body: z.object({ tour_id: id }),
  answer: success,
  errors: ["unauthorized"],
  auth: "account",
});

/** Maximum number of tours in a shared list. */
const MAX_SHARED_TOURS = 100;

export const shareFavouritesCall = endpoint({
  name: "shareFavourites",
  method: "POST",
  path: "/spa/favourites-list",
  summary:
    "Keeps a list of tours under a link for others to read; the same list of the same order has the same link. Unknown tours are left out",
  query: z.object({}),
  body: z.object({ tour_ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_SHARED_TOURS)) }),
  answer: z.object({
    /** Token for the link. */
    token: z.string(),
    /** Number of the tours that exist. */
    count: z.int(),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const sharedFavouritesCall = endpoint({
  name: "sharedFavourites",
  method: "GET",
  path: "/spa/favourites-list",
  summary:
    "The tours of a shared list, in its order; those taken from publication are marked, deleted ones left out",
  query: z.object({
    token: personText(40),
    /** Departures chosen for some of them, as in `toursByIds`. */
    dates: z.optional(z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/))),
  }),
  answer: z.object({ items: z.array(tourCard), shared_on: localDate }),
  errors: ["not_found"],
  auth: "open",
});

const tourIds = z.array(id).check(z.maxLength(MAX_FAVOURITES));

export const mergeFavouriteToursCall = endpoint({
  name: "mergeFavouriteTours",
  method: "POST",
  path: "/spa/favourite-tours-merge",
  summary:
    "What a browser kept joins the person's favourites, what was taken away there goes; answers all of them, the newest first. Saying the same twice changes nothing",
  query: z.object({}),
  body: z.object({ added: tourIds, removed: tourIds }),
  answer: z.object({ ids: z.array(id) }),
  errors: ["unauthorized"],
  auth: "account",
});
