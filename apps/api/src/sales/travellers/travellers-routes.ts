import {
  addTouristsCall,
  saveTravellerCall,
  updateTouristsCall,
} from "@tropa/api-contract/sales/calls-traveller-forms";
import {
  removeTravellerCall,
  touristsInfoCall,
  travellersCall,
  travellersCsvCall,
  updateQuestionnairesCall,
} from "@tropa/api-contract/sales/calls-travellers";
import { may } from "@tropa/domain/people/permissions";
import type { FastifyInstance } from "fastify";
import { bookingFor, ownersOf } from "../booking/booking.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import { replaceTourists, saveQuestionnaires, saveTraveller } from "./save-travellers.ts";
import { bookingOfTouristsLink, touristsInfo, viewOf } from "./travellers.ts";
import { removeTraveller } from "./remove-traveller.ts";
import { addTourists } from "./travellers-by-link.ts";
import { travellersCsv } from "./travellers-csv.ts";

/** Registers calls about travellers. */
export function touristRoutes(server: FastifyInstance, context: ApiContext): void {
  const { pool } = context;

  serve(server, touristsInfoCall, async ({ query, actor, caller: { locale } }) =>
    touristsInfo(context, pool, await bookingOfTouristsLink(pool, query.uuid), {
      view: "link",
      locale,
      actor,
    }),
  );

  serve(server, addTouristsCall, ({ query, body, actor, caller: { locale } }) =>
    addTourists(context, query.uuid, body.tourists, { actor, locale }),
  );

  serve(server, updateTouristsCall, async ({ query, body, actor, caller }) => {
    const booking = await bookingFor(pool, actor, query.request_id);
    return replaceTourists(context, booking.id, body, { actor, locale: caller.locale });
  });

  serve(server, travellersCall, async ({ query, actor, caller: { locale } }) => {
    const booking = await bookingFor(pool, actor, query.request_id);
    const view = viewOf(context, actor, booking);
    return touristsInfo(context, pool, booking, { view, locale, actor });
  });

  serve(server, saveTravellerCall, async ({ body, actor, caller: { locale } }) => {
    const { request_id, ...form } = body;
    const { id } = await bookingFor(pool, actor, request_id);
    return saveTraveller(context, id, form, { actor, locale });
  });

  serve(server, removeTravellerCall, ({ body, actor, caller: { locale } }) =>
    removeTraveller(context, body, { actor, locale }),
  );

  serve(server, travellersCsvCall, async ({ query, actor, caller: { locale }, reply }) => {
    const booking = await bookingFor(pool, actor, query.request_id);
    if (!may(actor, "tourists.export", ownersOf(booking))) throw new ApiError("forbidden");
    const scope = query.group === "1" ? "departure" : "booking";
    void reply
      .header("content-disposition", `attachment; filename="travellers-${booking.id}.csv"`)
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff");
    const table = await travellersCsv(context, booking, { scope, locale, actor });
    return new Blob([table], { type: "text/csv; charset=utf-8" });
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
