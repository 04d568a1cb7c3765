import * as calls from "@tropa/api-contract/organizers/calls-departures";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import type { Caller } from "../../server/caller.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { serve } from "../../server/serve.ts";
import * as departures from "./departures.ts";

const readerOf = ({ actor, caller }: { actor: Actor; caller: Caller }) => ({
  actor,
  locale: caller.locale,
  now: new Date(),
});

/** Registers calls for the departures of an organizer's tours. */
export function departuresRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.organizerDeparturesCall, (call) => {
    const { organizer_id, month, tour_id: tourId = null } = call.query;
    const organizerId = departures.organizerOf(call.actor, organizer_id);
    return departures.listDepartures(context, { organizerId, month, tourId }, readerOf(call));
  });
  serve(server, calls.addDeparturesCall, (call) =>
    departures.addDepartures(context, call.body, readerOf(call)),
  );
  serve(server, calls.editDepartureCall, (call) =>
    departures.editDeparture(context, call.body, readerOf(call)),
  );
  serve(server, calls.departureCancellationCall, (call) =>
    departures.departureCancellation(context, call.query.id, readerOf(call)),
  );
  serve(server, calls.cancelDepartureCall, (call) =>
    departures.cancelDeparture(context, call.body, readerOf(call)),
  );
}
