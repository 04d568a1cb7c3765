import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import * as moderationCalls from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import * as revisionCalls from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type { FastifyInstance } from "fastify";
import { serve } from "../../server/serve.ts";
import * as tours from "./tours.ts";
import type { TourServices } from "./tours.ts";

/** Registers calls for editing tours and for moderation. */
export function organizerToursRoutes(server: FastifyInstance, desk: TourServices): void {
  serve(server, calls.organizerToursCall, (call) => {
    const { organizer_id: wanted, filter = null, text = "", page = 1 } = call.query;
    const organizerId = tours.organizerOf(call.actor, wanted);
    return tours.listTours(desk, { organizerId, filter, text, page }, call);
  });
  serve(server, calls.createTourCall, (call) => tours.createTour(desk, call.body, call));
  serve(server, calls.openTourCall, (call) => tours.openTour(desk, call.body.tour_id, call));
  serve(server, calls.copyTourCall, (call) => tours.copyTour(desk, call.body.id, call));
  serve(server, calls.organizerTourCall, (call) =>
    tours.readOrganizerTour(desk, call.query.id, call),
  );
  serve(server, calls.saveTourCall, (call) => tours.saveTour(desk, call.body, call));
  serve(server, calls.sendTourCall, (call) => tours.sendTour(desk, call.body, call));
  serve(server, calls.takeTourBackCall, (call) => tours.takeTourBack(desk, call.body.id, call));
  serve(server, calls.setTourPublishedCall, (call) =>
    tours.setTourPublished(desk, call.body, call),
  );
  serve(server, calls.archiveTourCall, (call) => tours.archiveTour(desk, call.body.id, call));
  serve(server, revisionCalls.tourRevisionsCall, (call) =>
    tours.tourRevisions(desk, call.query.id, call),
  );
  serve(server, revisionCalls.compareTourCall, (call) => tours.compareTour(desk, call.query, call));
  serve(server, revisionCalls.restoreTourCall, (call) => tours.restoreTour(desk, call.body, call));
  serve(server, revisionCalls.tourPreviewCall, (call) => {
    // Private, and may change at any moment.
    void call.reply.header("cache-control", "private, no-store");
    return tours.tourPreview(desk, call.query, call);
  });
  serve(server, moderationCalls.toursToModerateCall, (call) =>
    tours.toursToModerate(desk, call.query.page ?? 1, call),
  );
  serve(server, moderationCalls.decideTourCall, (call) => tours.decideTour(desk, call.body, call));
}
