import {
  addFavouriteTourCall,
  favouriteToursCall,
  mergeFavouriteToursCall,
  removeFavouriteTourCall,
  shareFavouritesCall,
  sharedFavouritesCall,
} from "@tropa/api-contract/discovery/calls-favourites";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { deleteFavourites, favouriteIds } from "./favourites-store.ts";
import { addFavourite, syncFavourites } from "./favourites.ts";
import { shareFavourites, sharedFavourites } from "./shared-favourites.ts";

const done = { success: true } as const;

export function favouritesRoutes(
  server: FastifyInstance,
  { pool }: ApiContext,
  catalogue: Catalogue,
): void {
  serve(server, favouriteToursCall, async ({ actor, query }) => ({
    ids: await favouriteIds(pool, actor.accountId, { publishedOnly: query.active_only === "1" }),
  }));

  serve(server, addFavouriteTourCall, async ({ actor, body }) => {
    await addFavourite(pool, actor.accountId, body.tour_id);
    return done;
  });

  serve(server, removeFavouriteTourCall, async ({ actor, body }) => {
    await deleteFavourites(pool, actor.accountId, [body.tour_id]);
    return done;
  });

  serve(server, mergeFavouriteToursCall, async ({ actor, body }) => ({
    ids: await syncFavourites(pool, actor.accountId, body),
  }));

  serve(server, shareFavouritesCall, ({ body }) => shareFavourites(catalogue, body.tour_ids));

  serve(server, sharedFavouritesCall, ({ query, caller }) =>
    sharedFavourites(catalogue, query, caller),
  );
}
