import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { Arrival } from "@tropa/api-contract/sales/calls-arrival";
import { arrivalCall } from "@tropa/api-contract/sales/calls-arrival";
import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import { todayIn } from "@tropa/domain/time/local-date";
import { drawMap } from "@tropa/ui-kit/map-drawing";
import type { MapDrawing } from "@tropa/ui-kit/map-drawing";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";

/** The weather for the trip. */
export interface ArrivalWeather {
  place: string;
  /** Usual highs and lows of the month of arrival, degrees Celsius. */
  day: number;
  night: number;
  /** The days of the trip that the forecast covers. */
  forecast: { date: string; day: number; night: number; sky: string }[];
}

/** Data of the page about the day of arrival. */
export interface ArrivalPage {
  arrival: Arrival;
  /** Null if the organizer has marked no meeting point. */
  map: MapDrawing | null;
  /** Empty if the tour's page no longer exists. */
  programme: { day: number; title: string; text: string }[];
  /** Null if the storefront shows no weather or none is known. */
  weather: ArrivalWeather | null;
  /** The day this data was loaded, shown when the page is read offline. */
  asOf: string;
}

const uuidPattern = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;
/** Wide enough to show nearby towns and waters; for streets there is a link. */
const mapOptions = { width: 640, height: 320, spanKm: 60 } as const;

/** Returns null if an optional call fails; outages are logged. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    // A deleted tour is no outage.
    if (!isApiClientError(error) || error.kind !== "http" || error.status >= 500)
      console.error(error);
    return null;
  }
}

/** Loads everything about the day of arrival at once, because the page must work offline. */
export async function loadArrival(uuid: string, page: PageRequest): Promise<ArrivalPage> {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (!uuidPattern.test(uuid)) throw notFound();
  const { api, variant } = page;
  const arrival = await orPageError(api.call(arrivalCall, { query: { uuid } }));
  const { booking } = arrival;
  const [tour, weather] = await Promise.all([
    orNull(api.call(tourCall, { query: { slug: booking.tour.slug, expand_program: "1" } })),
    variant.features.weatherWidget
      ? orNull(api.call(tourWeatherCall, { query: { tour_id: String(booking.tour.id) } }))
      : null,
  ]);
  const { lat, lng, place } = booking.meeting;
  return {
    arrival,
    map:
      lat !== null && lng !== null
        ? drawMap({ ...mapOptions, points: [{ lat, lng, label: place }] })
        : null,
    programme: (tour?.programme ?? []).map(({ day, title, text }) => ({ day, title, text })),
    asOf: todayIn("UTC"),
    weather: weatherOf(weather?.places[0], booking),
  };
}

type Place = {
  name: string;
  months: { month: number; day: number; night: number }[];
  forecast: { date: string; day: number; night: number; sky: string }[];
};

function weatherOf(
  place: Place | undefined,
  { start, end }: { start: string; end: string },
): ArrivalWeather | null {
  const month = place?.months.find((one) => one.month === Number(start.slice(5, 7)));
  if (!place || !month) return null;
  return {
    place: place.name,
    day: month.day,
    night: month.night,
    forecast: place.forecast
      .filter(({ date }) => date >= start && date <= end)
      .map(({ date, day, night, sky }) => ({ date, day, night, sky })),
  };
}
