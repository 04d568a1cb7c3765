import { tourTranslationCall } from "@tropa/api-contract/discovery/calls-translations";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { tourById } from "../tour/tour.ts";
import type { Config } from "../../config/config.ts";
import { serve } from "../../server/serve.ts";
import { tourTranslations } from "./tour-translations.ts";
import { libreTranslate } from "./translator.ts";

/** Registers the call for machine translations of tours. */
export function translationRoutes(
  server: FastifyInstance,
  catalogue: Catalogue,
  { translation }: Pick<Config, "translation">,
): void {
  const translateTour = tourTranslations({
    pool: catalogue.pool,
    translate: translation && libreTranslate(translation.url, translation.key),
    warn: (message) => server.log.warn(message),
  });
  serve(server, tourTranslationCall, async ({ query, caller }) => {
    const tour = await tourById(catalogue, query.tour_id, caller);
    const texts = await translateTour(tour, caller.locale);
    return { tour_id: tour.id, from_locale: tour.content_locale, texts };
  });
}
