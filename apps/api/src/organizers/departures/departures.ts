import {
  mostListedDepartures,
  mostListedTours,
} from "@tropa/api-contract/organizers/calls-departures";
import type {
  addDeparturesCall,
  editDepartureCall,
  organizerDeparturesCall,
} from "@tropa/api-contract/organizers/calls-departures";
import type { DepartureTour, OrganizerDeparture } from "@tropa/api-contract/organizers/departure";
import { organizerDeparture } from "@tropa/api-contract/organizers/departure";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { dayFault, departureEnd } from "@tropa/domain/organizers/departure-series";
import { termsFaults, termsOn } from "@tropa/domain/organizers/departure-terms";
import type { DepartureFacts, DepartureTerms } from "@tropa/domain/organizers/departure-terms";
import { may } from "@tropa/domain/people/permissions";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { lockDates } from "../../sales/booking/booking.ts";
import * as store from "./departures-store.ts";
import type { DepartureTourRow } from "./departures-store.ts";
import { checkChangeable, departureAnswer, factsOf, ownDeparture } from "./own-departure.ts";
import type { DepartureReader } from "./own-departure.ts";

export { cancelDeparture, departureCancellation } from "./cancel-departure.ts";
export { organizerOf } from "./own-departure.ts";

/**
 * Returns an organizer's departures that start in a month (`2026-07`), and the tours to which departures can be added.
 */
export async function listDepartures(
  { pool }: Pick<ApiContext, "pool">,
  { organizerId, month, tourId }: { organizerId: number; month: string; tourId: number | null },
  reader: DepartureReader,
): Promise<AnswerOf<typeof organizerDeparturesCall>> {
  const from = `${month}-01`;
  // 31 days after the first of a month is always in the next month.
  const before = `${addDays(from, 31).slice(0, 7)}-01`;
  const limit = mostListedDepartures + 1;
  const rows = await store.listDepartures(pool, { organizerId, from, before, tourId, limit });
  const tours = await store.listTours(pool, organizerId, mostListedTours);
  const nextStart = await store.firstStart(pool, { organizerId, from: before, tourId });
  return {
    items: rows.slice(0, mostListedDepartures).map((row) => departureAnswer(row, reader)),
    tours: tours.map((row) => tourAnswer(row, reader)),
    is_cut: rows.length > mostListedDepartures,
    next_start: nextStart,
  };
}

const tourAnswer = (row: DepartureTourRow, { locale, now }: DepartureReader): DepartureTour => ({
  id: row.id,
  title: localise(row.title, locale),
  is_excursion: row.type === 2,
  duration_days: row.duration_days,
  currency: row.currency,
  price: row.price_minor,
  commission_percent: row.commission_percent,
  max_group: row.max_group_size,
  today: todayIn(row.time_zone, now),
});

type Additions = ReadBodyOf<typeof addDeparturesCall>;

/** Adds departures to one's own tour, skipping days on which it departs already. */
export async function addDepartures(
  { pool }: Pick<ApiContext, "pool">,
  { tour_id: tourId, days: wanted, start_times, days_before: daysBefore, ...terms }: Additions,
  reader: DepartureReader,
): Promise<AnswerOf<typeof addDeparturesCall>> {
  const { actor, now } = reader;
  return inTransaction(pool, async (client) => {
    const tour = await store.lockTour(client, tourId);
    if (!tour || !may(actor, "departures.manage", { organizerId: tour.organizer_id }))
      throw new ApiError("not_found");
    const today = todayIn(tour.time_zone, now);
    const days = [...new Set(wanted)].toSorted();
    checkDays(days, today);
    const startTimes = timesFor(tour, start_times);
    await recordAct(client, actor, "addDepartures", ["organizer", tour.organizer_id]);
    const skipped = await store.takenDays(client, tourId, days);
    const ids: number[] = [];
    for (const day of days) {
      const ofDay = termsOn(day, terms, daysBefore, today);
      checkTerms(ofDay, { start: day, seats_taken: 0, is_guaranteed: false }, today);
      if (skipped.has(day)) continue;
      ids.push(
        await store.insertDeparture(client, {
          tourId,
          startsOn: day,
          endsOn: departureEnd(day, tour.duration_days),
          startTimes,
          terms: ofDay,
        }),
      );
    }
    const rows = await store.findDepartures(client, ids);
    return {
      added: rows.map((row) => departureAnswer(row, reader)),
      skipped: days.filter((day) => skipped.has(day)),
    };
  });
}

function checkDays(days: readonly LocalDate[], today: LocalDate): void {
  if (days.some((day) => dayFault(day, today) !== null)) throw fieldError("days", "date");
}

/** Checks start times: an excursion needs them, a tour of days has none. */
function timesFor(tour: DepartureTourRow, times: readonly string[]): string[] {
  if (tour.type !== 2) return [];
  if (times.length === 0) throw fieldError("start_times", "required");
  return [...new Set(times)].toSorted();
}

const wireFields = {
  price_without: "discount.price_without",
  ends_on: "discount.ends_on",
} as const;

function checkTerms(terms: DepartureTerms, facts: DepartureFacts, today: LocalDate): void {
  const fields = termsFaults(terms, facts, today).map(({ field, ...fault }) => ({
    ...fault,
    field: field === "price_without" || field === "ends_on" ? wireFields[field] : field,
  }));
  if (fields.length > 0) throw new ApiError("validation", { fields });
}

/**
 * Changes one's own departure. Locks it, so that seats never fall below those taken; bookings keep their price. Throws
 * `conflict` with the current departure if its version has changed since the caller read it.
 */
export async function editDeparture(
  { pool }: Pick<ApiContext, "pool">,
  { id, version, ...terms }: ReadBodyOf<typeof editDepartureCall>,
  reader: DepartureReader,
): Promise<OrganizerDeparture> {
  const { actor, now } = reader;
  return inTransaction(pool, async (client) => {
    await ownDeparture(client, actor, id);
    await lockDates(client, [id]);
    const row = await ownDeparture(client, actor, id);
    checkChangeable(row, now);
    if (row.version !== version)
      throw new ApiError("conflict", {
        data: { departure: organizerDeparture.parse(departureAnswer(row, reader)) },
      });
    checkTerms(terms, factsOf(row), todayIn(row.time_zone, now));
    await recordAct(client, actor, "editDeparture", ["departure", id]);
    await store.updateTerms(client, id, terms);
    return departureAnswer(await ownDeparture(client, actor, id), reader);
  });
}

export { closeDepartures, endDiscounts } from "./departures-store.ts";
