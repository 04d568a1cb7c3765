import type { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { z } from "zod";
import { ExpiringCache } from "../../platform/cache/expiring-cache.ts";

export type ForecastDay = AnswerOf<typeof tourWeatherCall>["places"][number]["forecast"][number];

interface Point {
  lat: number;
  lng: number;
}

/** Where forecasts come from. */
export interface ForecastProvider {
  /** The days from today on; rejects where the source is away or says nonsense. */
  daysAt(point: Point): Promise<ForecastDay[]>;
}

/** No page waits longer for weather: what is usual is there anyway. */
const timeoutMs = 2500;
const forecastDays = 16;
const daily = "temperature_2m_max,temperature_2m_min,precipitation_probability_max,weather_code";

const degrees = z.number().min(-90).max(70);
/** The answer of Open-Meteo and compatible services: one column per quantity; null where a model ends. */
const answer = z.object({
  daily: z.object({
    time: z.array(z.string().refine(isLocalDate)).max(32),
    temperature_2m_max: z.array(degrees.nullable()),
    temperature_2m_min: z.array(degrees.nullable()),
    precipitation_probability_max: z.array(z.number().min(0).max(100).nullable()).optional(),
    weather_code: z.array(z.number().int().nullable()),
  }),
});

/** The first code of each kind in the WMO table of present weather (4677), as the source uses it. */
const skyFrom: readonly (readonly [code: number, sky: ForecastDay["sky"]])[] = [
  [95, "storm"],
  [85, "snow"],
  [80, "rain"],
  [71, "snow"],
  [51, "rain"],
  [45, "fog"],
  [2, "clouds"],
  [0, "clear"],
];

export function skyOf(code: number): ForecastDay["sky"] {
  return skyFrom.find(([from]) => code >= from)?.[1] ?? "clouds";
}

/** Forecasts of an address that answers like Open-Meteo; what its own query holds, such as a key, is kept. */
export function openMeteo(address: string): ForecastProvider {
  return {
    async daysAt({ lat, lng }) {
      const url = new URL(address);
      const parameters = {
        latitude: lat.toFixed(2),
        longitude: lng.toFixed(2),
        daily,
        timezone: "auto",
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      url.searchParams.set("forecast_days", String(forecastDays));
      const response = await fetch(url, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
      });
      if (!response.ok) throw new Error(`the forecast answered ${response.status}`);
      return daysOf(answer.parse(await response.json()).daily);
    },
  };
}

function daysOf(columns: z.output<typeof answer>["daily"]): ForecastDay[] {
  return columns.time.slice(0, forecastDays).flatMap((date, index) => {
    const [day, night] = [columns.temperature_2m_max[index], columns.temperature_2m_min[index]];
    const code = columns.weather_code[index];
    const chance = columns.precipitation_probability_max?.[index] ?? null;
    // The last days of a model may be empty.
    if (typeof day !== "number" || typeof night !== "number" || typeof code !== "number") return [];
    return {
      date,
      day: Math.round(day),
      night: Math.round(night),
      sky: skyOf(code),
      wet_chance: chance === null ? null : Math.round(chance),
    };
  });
}

const forecastCacheMs = 3 * 60 * 60 * 1000;
/** A source that is down is not asked by every visitor. */
const failureCacheMs = 60 * 1000;
const maxCachedForecasts = 2000;

/**
 * Requests a place's forecast once in a few hours. After a failure there is no forecast and no request for a
 * minute.
 */
export function cachedForecasts(
  provider: ForecastProvider | null,
  warn: (message: string) => void,
): ForecastProvider {
  const cache = new ExpiringCache<ForecastDay[]>({
    lifetimeMs: forecastCacheMs,
    size: maxCachedForecasts,
  });
  let restsUntil = 0;
  return {
    async daysAt(point) {
      if (!provider) return [];
      const place = `${point.lat.toFixed(2)},${point.lng.toFixed(2)}`;
      try {
        return await cache.get(place, async () => {
          if (performance.now() < restsUntil) throw new Error("the forecast rests");
          return provider.daysAt(point).catch((error: unknown) => {
            restsUntil = performance.now() + failureCacheMs;
            warn(`weather: no forecast for ${place}: ${String(error)}`);
            throw error;
          });
        });
      } catch {
        return [];
      }
    },
  };
}
