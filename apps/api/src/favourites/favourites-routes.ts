import {
  addFavouriteTourCall,
  favouriteToursCall,
  removeFavouriteTourCall,
} from "@tropa/api-contract/calls-favourites";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../context.ts";
import { serve } from "../http/serve.ts";
import { deleteFavourite, favouriteIds } from "./favourites-store.ts";
import { addFavourite } from "./favourites.ts";

const done = { success: true } as const;

export function favouritesRoutes(server: FastifyInstance, { pool }: ApiContext): void {
  serve(server, favouriteToursCall, async ({ actor, query }) => ({
    ids: await favouriteIds(pool, actor.accountId, { publishedOnly: query.active_only === "1" }),
  }));

  serve(server, addFavouriteTourCall, async ({ actor, body }) => {
    await addFavourite(pool, actor.accountId, body.tour_id);
    return done;
  });

  serve(server, removeFavouriteTourCall, async ({ actor, body }) => {
    await deleteFavourite(pool, actor.accountId, body.tour_id);
    return done;
  });
}
