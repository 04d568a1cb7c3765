import { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Config } from "../../config/config.ts";
import { serve } from "../../server/serve.ts";
import { cachedForecasts, openMeteo } from "./forecast.ts";
import { tourWeather } from "./weather.ts";

/** Registers the weather call, for storefronts that show it (docs/product/storefronts.md#the-russian-storefront). */
export function weatherRoutes(
  server: FastifyInstance,
  catalogue: Catalogue,
  { weatherUrl }: Pick<Config, "weatherUrl">,
): void {
  const provider = weatherUrl === undefined ? null : openMeteo(weatherUrl);
  const forecasts = cachedForecasts(provider, (message) => server.log.warn(message));
  serve(server, tourWeatherCall, ({ query, caller }) =>
    tourWeather(catalogue, forecasts, query.tour_id, caller.locale),
  );
}
