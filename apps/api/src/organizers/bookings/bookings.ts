import type { GuestPart } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { listBoard } from "./board-store.ts";
import { countGuestBookings, listBookedTours, listGuestBookings } from "./bookings-store.ts";
import { boardAnswer, guestAnswer, organizerOf, withPassports } from "./guest-answer.ts";

export { guestChat } from "./guest-chat.ts";
export { messageDeparture, messageGuest } from "./departure-message.ts";
export { organizerToday } from "./today.ts";

const pageLength = 50;
const boardLength = 30;

const statusesOf: Record<GuestPart, readonly number[]> = {
  requests: [1],
  unpaid: [2],
  paid: [3],
  complete: [4],
  canceled: [5, 6, 7, 8],
};

interface GuestQuery {
  part?: GuestPart | undefined;
  tour_id?: number | undefined;
  date_id?: number | undefined;
  text?: string | undefined;
  after?: number | undefined;
}

type Reading = { actor: Actor; locale: Locale };

/** Returns a page of the organizer's bookings; the first page includes counts for the filters. */
export async function guestBookings(
  { pool, config: { storefronts } }: ApiContext,
  query: GuestQuery,
  { actor, locale }: Reading,
) {
  const filter = {
    organizerId: organizerOf(actor),
    statuses: query.part === undefined ? null : statusesOf[query.part],
    tourId: query.tour_id ?? null,
    dateId: query.date_id ?? null,
    text: query.text ?? "",
  };
  const { after = null } = query;
  const page = { after, limit: pageLength + 1 };
  const isFirst = after === null;
  const [found, counts, tours] = await Promise.all([
    listGuestBookings(pool, withPassports(storefronts), filter, page),
    isFirst ? countGuestBookings(pool, { ...filter, statuses: null }) : null,
    isFirst ? listBookedTours(pool, filter.organizerId) : null,
  ]);
  const shown = found.slice(0, pageLength);
  const countOf = (part: GuestPart) =>
    statusesOf[part].reduce((sum, status) => sum + (counts?.get(status) ?? 0), 0);
  return {
    items: shown.map((row) => guestAnswer(row, { storefronts, locale })),
    next_after: found.length > pageLength ? (shown.at(-1)?.id ?? null) : null,
    counts: counts && {
      requests: countOf("requests"),
      unpaid: countOf("unpaid"),
      paid: countOf("paid"),
      complete: countOf("complete"),
      canceled: countOf("canceled"),
    },
    tours:
      tours
        ?.map(({ id, title }) => ({ id, title: localise(title, locale) }))
        .toSorted((a, b) => a.title.localeCompare(b.title, locale)) ?? null,
  };
}

/** Returns departures with bookings, nearest first. */
export async function bookingBoard(
  { pool, config: { storefronts } }: ApiContext,
  query: { time: "coming" | "past"; tour_id?: number | undefined; after?: number | undefined },
  { actor, locale }: Reading,
) {
  const scope = {
    organizerId: organizerOf(actor),
    withPassports: withPassports(storefronts),
    time: query.time,
    tourId: query.tour_id ?? null,
    days: null,
    isPaidOnly: false,
  };
  const page = { after: query.after ?? null, limit: boardLength + 1 };
  const { rows } = await listBoard(pool, scope, page);
  const shown = rows.slice(0, boardLength);
  return {
    items: shown.map((row) => boardAnswer(row, locale)),
    next_after: rows.length > boardLength ? (shown.at(-1)?.date_id ?? null) : null,
  };
}
