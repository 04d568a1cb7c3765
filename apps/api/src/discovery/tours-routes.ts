import {
  excursionDatesCall,
  individualTourCall,
  tourDateCalendarCall,
  tourForRequestCall,
  tourPhotosCall,
  tourProgramCall,
  tourQuestionCall,
  toursByRequestCall,
  toursPageCall,
} from "@tropa/api-contract/discovery/calls-tours";
import { ticketCitiesCall, toursCitiesCall } from "@tropa/api-contract/discovery/calls-tour-cities";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "./catalogue/catalogue.ts";
import {
  dateCalendar,
  excursionCalendar,
  individualTour,
  readerFromLink,
  ticketCities,
  tourById,
  tourCities,
  tourForRequest,
  tourProgramme,
  tourQuestion,
  viewOf,
} from "./tour/tour.ts";
import { serve } from "../server/serve.ts";
import { toursByRequest, toursPage } from "./listing/listing.ts";

/** An individual tour is always answered in full; only alternative texts are optional. */
const wholePage = { expand_program: "1", expand_reviews: "1" } as const;

/** Registers calls about a single tour and lists of tours other than listings. */
export function toursRoutes(server: FastifyInstance, catalogue: Catalogue): void {
  serve(server, toursPageCall, ({ query, caller }) => toursPage(catalogue, query, caller));
  serve(server, toursByRequestCall, ({ query, caller }) =>
    toursByRequest(catalogue, { slug: query.slug ?? "", page: query.page ?? 1 }, caller),
  );
  serve(server, tourForRequestCall, ({ query, caller }) =>
    tourForRequest(catalogue, query, caller),
  );
  serve(server, individualTourCall, async ({ query, caller, reply }) => {
    // The address is the only secret, so no cache may store the answer.
    void reply.header("cache-control", "private, no-store");
    const tour = await individualTour(catalogue, query.uuid, caller);
    return viewOf(tour, { ...wholePage, with_alt: query.with_alt });
  });
  serve(server, tourPhotosCall, async ({ query, caller }) => ({
    items: (await tourById(catalogue, query.id, caller)).images,
  }));
  serve(server, tourProgramCall, ({ query, caller }) => tourProgramme(catalogue, query, caller));
  serve(server, tourQuestionCall, ({ query, caller }) => tourQuestion(catalogue, query, caller));
  serve(server, ticketCitiesCall, ({ query, caller }) =>
    ticketCities(catalogue, query.tour_id, caller.locale),
  );
  serve(server, toursCitiesCall, ({ query, caller }) =>
    tourCities(catalogue, query.tour_id, caller.locale),
  );
  serve(server, excursionDatesCall, ({ query }) => excursionCalendar(catalogue, query.id));
  serve(server, tourDateCalendarCall, async ({ query, caller, request, reply }) => {
    const reader = readerFromLink(query, caller, request);
    const { file, fileName } = await dateCalendar(catalogue, query, reader);
    void reply
      .header("content-disposition", `attachment; filename="${fileName}"`)
      .header("cache-control", "private, max-age=300")
      .header("x-robots-tag", "noindex")
      .header("x-content-type-options", "nosniff");
    return new Blob([file], { type: "text/calendar" });
  });
}
