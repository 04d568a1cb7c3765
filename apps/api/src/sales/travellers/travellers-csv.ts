import type { Locale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import { csvTable } from "../../platform/tables/csv.ts";
import type { CsvCell } from "../../platform/tables/csv.ts";
import { findBooking } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { touristsInfo, viewOf } from "./travellers.ts";
import { paidBookingsOf } from "./travellers-jobs-store.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

const headings = readMessages<typeof en>(import.meta.dirname, "messages");

const ticketFields = [
  "arrival",
  "departure",
  "train_arrival",
  "train_departure",
  "other_mean_of_transport_arrival",
  "other_mean_of_transport_departure",
  "important",
  "comment_for_all_cities",
] as const;

/** Travellers of a booking, or of all paid bookings of its departure, as CSV for spreadsheet programs. */
export async function travellersCsv(
  context: Pick<ApiContext, "config" | "pool">,
  booking: BookingRecord,
  { scope, locale, actor }: { scope: "booking" | "departure"; locale: Locale; actor: Actor },
): Promise<string> {
  const { pool } = context;
  const ids = scope === "booking" ? [booking.id] : await paidBookingsOf(pool, booking.tour_date_id);
  const bookings = await Promise.all(ids.map((id) => findBooking(pool, { id })));
  const rows: Record<string, CsvCell>[] = [];
  for (const one of bookings) {
    if (!one) continue;
    const view = viewOf(context, actor, one);
    const { tourists, tickets } = await touristsInfo(context, pool, one, { view, locale });
    for (const tourist of tourists)
      rows.push({
        booking: one.id,
        last_name: tourist.last_name,
        first_name: tourist.first_name,
        middle_name: tourist.middle_name,
        birthday: tourist.birthday ? { day: tourist.birthday } : null,
        passport: tourist.passport,
        phone: tourist.phone,
        email: tourist.email,
        food_restriction: tourist.food_restriction,
        comment: tourist.comment,
        ...Object.fromEntries(ticketFields.map((field) => [field, tickets[field] ?? null])),
      });
  }
  const columns = Object.entries(headings[locale]);
  return csvTable(
    columns.map(([, heading]) => heading),
    rows.map((row) => columns.map(([key]) => row[key] ?? null)),
    locale,
  );
}
