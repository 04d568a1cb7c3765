import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { FastifyRequest } from "fastify";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { tourById } from "./tour-page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { storefrontOf } from "../../server/caller.ts";
import type { Caller } from "../../server/caller.ts";
import { calendarFile } from "./calendar-file.ts";

/** The reader's settings in a link's query: a calendar app sends none of our headers. */
interface LinkReader {
  lang?: Locale | undefined;
  currency?: Currency | undefined;
  site_id?: string | undefined;
}

/** Returns the caller with locale, currency and storefront taken from a link's query where it has them. */
export function readerFromLink(query: LinkReader, caller: Caller, request: FastifyRequest): Caller {
  return {
    ...caller,
    locale: query.lang ?? caller.locale,
    currency: query.currency ?? caller.currency,
    storefront: storefrontOf(request, query.site_id ?? caller.storefront.id),
  };
}

/** Returns a departure as a calendar file. Throws `not_found` if the tour has no such departure. */
export async function dateCalendar(
  catalogue: Catalogue,
  query: { tour_id: number; variant_id: number; time?: string | undefined },
  reader: Caller,
): Promise<{ file: string; fileName: string }> {
  const tour = await tourById(catalogue, query.tour_id, reader);
  const date = tour.variants.find(({ id }) => id === query.variant_id);
  if (!date) throw new ApiError("not_found");
  const { time = date.times[0] } = query;
  if (time !== undefined && !date.times.includes(time)) throw new ApiError("not_found");
  const url = storefrontLink(reader, `/${tour.slug}`);
  const { text: meeting, lat, lng } = tour.meeting_point;
  const file = calendarFile({
    uid: `departure-${date.id}@${new URL(url).hostname}`,
    madeAt: new Date(),
    start: date.start,
    end: date.end,
    time: time ?? null,
    hours: tour.duration.hours,
    title: tour.title,
    text: `${tour.summary}\n\n${meeting}\n\n${url}`,
    location: tour.location,
    lat,
    lng,
    url,
    status: date.not_guaranteed || tour.is_dates_preliminary ? "TENTATIVE" : "CONFIRMED",
  });
  return { file, fileName: `${tour.slug}-${date.start}.ics` };
}
