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

export interface ArrivalWeather {
  place: string;
  /** Usual highs and lows of the month of arrival, degrees Celsius. */
  day: number;
  night: number;
  /** Of the days of the trip, as far as it reaches. */
  forecast: { date: string; day: number; night: number; sky: string }[];
}

export interface ArrivalPage {
  arrival: Arrival;
  /** Null where the organizer has marked no place. */
  map: MapDrawing | null;
  /** Empty where the tour's page is gone. */
  programme: { day: number; title: string; text: string }[];
  /** Null where the variant has none, or nothing is known. */
  weather: ArrivalWeather | null;
  /** The day that all of it was read on. */
  asOf: string;
}

const uuidPattern = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;
/** So much around the place that one knows it by its waters and neighbours; streets are a link away. */
const mapOptions = { width: 640, height: 320, spanKm: 60 } as const;

/** What the page goes on without: it is there for what the day begins with. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    // That a tour is gone is no fault.
    if (!isApiClientError(error) || error.kind !== "http" || error.status >= 500)
      console.error(error);
    return null;
  }
}

/** Everything about the day of arrival at once: it is to be read later without a network. */
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
