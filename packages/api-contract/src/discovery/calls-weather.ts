import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { id, localDate, queryId } from "../base/primitives.ts";

const celsius = z.int().check(z.gte(-90), z.lte(70));

/** Usual weather of a month: means of many years. */
const monthNormal = z.object({
  /** 1 to 12. */
  month: z.int().check(z.gte(1), z.lte(12)),
  /** Mean of the highest temperature of a day. */
  day: celsius,
  /** Mean of the lowest temperature of a night. */
  night: celsius,
  /** Number of days with rain or snow. */
  wet_days: z.int().check(z.gte(0), z.lte(31)),
  /** Temperature of the sea or lake; null where swimming is not possible. */
  water: z.nullable(celsius),
  /** Whether it is one of the best months to visit. */
  is_best: z.boolean(),
});

/** Sky conditions of a forecast. */
export const skies = ["clear", "clouds", "fog", "rain", "snow", "storm"] as const;

const forecastDay = z.object({
  date: localDate,
  day: celsius,
  night: celsius,
  sky: z.enum(skies),
  /** Percent; null if the source does not say. */
  wet_chance: z.nullable(z.int().check(z.gte(0), z.lte(100))),
});

export const tourWeatherCall = endpoint({
  name: "tourWeather",
  method: "GET",
  path: "/spa/tour-weather",
  summary:
    "What the weather of a tour's places is usually like, month by month, and the forecast for the days to come where there is a source of it",
  query: z.object({ tour_id: queryId }),
  answer: z.object({
    tour_id: id,
    /**
     * In the order of the tour, main place first, at most four; places with unknown climate are
     * omitted.
     */
    places: z.array(
      z.object({
        id,
        name: z.string(),
        lat: z.number(),
        /** Twelve, from January. */
        months: z.array(monthNormal).check(z.length(12)),
        /** From today on, at most 16 days; empty without a forecast. */
        forecast: z.array(forecastDay).check(z.maxLength(16)),
      }),
    ),
  }),
  errors: ["not_found"],
  auth: "open",
});
