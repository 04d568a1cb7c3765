import {
  addTouristsCall,
  touristsInfoCall,
  updateQuestionnairesCall,
  updateTouristsCall,
} from "@tropa/api-contract/sales/calls-requests";
import type { FastifyInstance } from "fastify";
import { bookingFor } from "../booking/booking.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import {
  addTourists,
  bookingOfTouristsLink,
  replaceTourists,
  saveQuestionnaires,
  touristsInfo,
} from "./travellers.ts";

/** The calls about who travels. */
export function touristRoutes(server: FastifyInstance, context: ApiContext): void {
  const { pool } = context;

  serve(server, touristsInfoCall, async ({ query, caller: { locale } }) =>
    touristsInfo(context, pool, await bookingOfTouristsLink(pool, query.uuid), {
      view: "link",
      locale,
    }),
  );

  serve(server, addTouristsCall, ({ query, body, caller }) =>
    addTourists(context, query.uuid, body.tourists, caller.locale),
  );

  serve(server, updateTouristsCall, async ({ query, body, actor, caller }) => {
    const booking = await bookingFor(pool, actor, query.request_id);
    return replaceTourists(context, booking.id, body, { actor, locale: caller.locale });
  });

  serve(server, updateQuestionnairesCall, async ({ query, body, actor, caller: { locale } }) => {
    if (query.uuid !== undefined) {
      const { id } = await bookingOfTouristsLink(pool, query.uuid);
      return saveQuestionnaires(context, id, body, { view: "link", locale });
    }
    if (query.id === undefined) throw fieldError("id", "required");
    if (!actor) throw new ApiError("unauthorized");
    const { id } = await bookingFor(pool, actor, query.id);
    return saveQuestionnaires(context, id, body, { view: "party", locale, actor });
  });
}
