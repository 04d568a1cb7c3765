import { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { addDays } from "@tropa/domain/time/local-date";
import { storyDay } from "../../harness/fixed-day.ts";
import type { SampleSet } from "../sample-set.ts";

type Weather = WireAnswerOf<typeof tourWeatherCall>;

/** Two places with a climate; the second has a forecast for `forecastDays` days. */
export function sampleWeather({ texts }: SampleSet, forecastDays = 0): Weather {
  const months = Array.from({ length: 12 }, (_, index) => {
    const warmth = Math.round(18 * Math.sin(((index - 3) / 12) * 2 * Math.PI));
    return {
      month: index + 1,
      day: warmth + 6,
      night: warmth - 5,
      wet_days: 8 + (index % 4),
      water: index > 4 && index < 9 ? 14 : null,
      is_best: index > 5 && index < 8,
    };
  });
  const skies = ["clear", "clouds", "rain", "fog", "storm", "snow"] as const;
  const forecast = Array.from({ length: forecastDays }, (_, index) => ({
    date: addDays(storyDay, index),
    day: 9 + (index % 4),
    night: 1,
    sky: skies[index % skies.length] ?? "clear",
    wet_chance: index % 3 === 0 ? null : index * 5,
  }));
  return {
    tour_id: 1,
    places: texts.cities.slice(0, 2).map((name, index) => ({
      id: index + 1,
      name,
      lat: 50,
      months,
      forecast,
    })),
  };
}
