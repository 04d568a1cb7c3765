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

/** A source of forecasts. */
export interface ForecastProvider {
  /** The forecast from today on; rejects if the source is away or its answer is invalid. */
  daysAt(point: Point): Promise<ForecastDay[]>;
}

/** Timeout of the source, short because a page shows the usual weather anyway. */
const defaultTimeoutMs = 5000;
const forecastDays = 16;
const daily = "temperature_2m_max,temperature_2m_min,precipitation_probability_max,weather_code";

const degrees = z.number().min(-90).max(70);
/** The answer of Open-Meteo and compatible services: one column per quantity, null beyond a model's end. */
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

/** Converts a WMO weather code to a kind of sky. */
export function skyOf(code: number): ForecastDay["sky"] {
  return skyFrom.find(([from]) => code >= from)?.[1] ?? "clouds";
}

/** Creates a provider for an Open-Meteo compatible address. Keeps the address's own query, such as a key. */
export function openMeteo(address: string, timeoutMs = defaultTimeoutMs): ForecastProvider {
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
    // The last days of a model may be null.
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
/** Pause after a failure, so that not every visitor queries a source that is down. */
const failureCacheMs = 60 * 1000;
const maxCachedForecasts = 2000;

/**
 * Caches a place's forecast for some hours. After a failure, rejects for a minute without a request.
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
