import { listedName } from "@tropa/domain/people/full-name";
import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { passportsDeletedOn, missingOf, travellersOpenUntil } from "@tropa/domain/sales/travellers";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { todayIn } from "@tropa/domain/time/local-date";
import { may } from "@tropa/domain/people/permissions";
import { orNotFound } from "../../server/or-not-found.ts";
import { findBooking, hidesContactsFrom, ownersOf } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { passportCipher } from "../../platform/secrets/passport-cipher.ts";
import { partyAnswer } from "./traveller-ages.ts";
import { bookingOfLink, listTourists, ticketsOf } from "./travellers-store.ts";
import type { TouristRow } from "./travellers-store.ts";

export { deleteOldPassports } from "./passport-deletion.ts";
export { remindOfTravellers } from "./travellers-reminder.ts";
export { requireFittingParty } from "./traveller-ages.ts";
export { insertTourist } from "./travellers-store.ts";

/**
 * Which of the travellers' data a caller may see.
 * - `party`: everything; for the two sides and staff.
 * - `guarded`: no contacts and passports; for the organizer until the prepayment, on storefronts that hide contacts.
 * - `link`: first names only; for a holder of the travellers' link.
 */
export type View = "party" | "guarded" | "link";

/** Whether travellers can still be filled in: until the trip. */
export function isOpenToTourists(
  booking: Pick<BookingRecord, "status" | "starts_on" | "city">,
  now: Date = new Date(),
): boolean {
  return (
    booking.status <= bookingStatuses.madePrepayment &&
    booking.starts_on > todayIn(booking.city.time_zone, now)
  );
}

function touristAnswer(
  row: TouristRow,
  {
    view,
    isOpen,
    collectsPassports: collects,
    open,
  }: {
    view: View;
    isOpen: boolean;
    collectsPassports: boolean;
    open: (sealed: Buffer) => string;
  },
): Tourist {
  const missing = missingOf(row, { collectsPassports: collects });
  if (view === "link") {
    return {
      id: row.id,
      full_name: row.first_name,
      first_name: row.first_name,
      last_name: "",
      middle_name: "",
      birthday: null,
      passport: null,
      email: null,
      phone: null,
      food_restriction: null,
      comment: null,
      missing,
      is_touched: row.is_touched,
      // The link shows no personal data, so it may not change any either, only fill in untouched travellers.
      can_edit: isOpen && !row.is_touched,
      can_delete: false,
      removal_key: null,
    };
  }
  const isGuarded = view === "guarded";
  return {
    id: row.id,
    full_name: listedName(row),
    first_name: row.first_name,
    last_name: row.last_name,
    middle_name: row.middle_name,
    birthday: row.birthday,
    passport: isGuarded ? null : row.passport && open(row.passport),
    email: isGuarded ? null : row.email,
    phone: isGuarded ? null : row.phone,
    food_restriction: row.food_restriction,
    comment: row.comment,
    missing,
    is_touched: row.is_touched,
    can_edit: isOpen,
    can_delete: isOpen,
    removal_key: null,
  };
}

export async function touristsOf(
  context: Pick<ApiContext, "config">,
  client: Queryable,
  booking: BookingRecord,
  view: View,
): Promise<Tourist[]> {
  const { open } = passportCipher(context.config);
  const collects = collectsPassports(context, booking);
  const isOpen = isOpenToTourists(booking);
  const rows = await listTourists(client, booking.id);
  return rows.map((row) => touristAnswer(row, { view, isOpen, collectsPassports: collects, open }));
}

/** Whether the booking's storefront asks travellers for their passports. */
export const collectsPassports = ({ config }: Pick<ApiContext, "config">, booking: BookingRecord) =>
  config.storefronts.of(booking.storefront).features.passportCollection;

/** Returns the travellers of a booking. */
export async function touristsInfo(
  context: Pick<ApiContext, "config">,
  client: Queryable,
  booking: BookingRecord,
  { view, locale, actor = null }: { view: View; locale: Locale; actor?: Actor | null },
): Promise<TouristsInfo> {
  const tourists = await touristsOf(context, client, booking, view);
  const collects = collectsPassports(context, booking);
  const isOwn = isTouristOf(actor, booking);
  const editable = tourists.flatMap(({ id, can_edit: canEdit }) => (canEdit ? [id] : []));
  return {
    booking_id: booking.id,
    tour_title: localise(booking.tour_title, locale),
    start: booking.starts_on,
    end: booking.ends_on,
    seats: booking.seats,
    free_seats: booking.seats - tourists.length,
    collects_passports: collects,
    passports_deleted_on: collects ? passportsDeletedOn(booking.ends_on) : null,
    open_until: travellersOpenUntil(booking.starts_on),
    is_open: isOpenToTourists(booking),
    is_own: isOwn,
    party: view === "link" || isOwn ? await partyAnswer(client, booking, editable) : null,
    tourists,
    tickets: view !== "link" ? await ticketsOf(client, booking.id) : {},
  };
}

/** Whether ages are enforced: the tourist could change the party instead, the organizer and staff may deviate. */
export const isTouristOf = (actor: Actor | null, booking: BookingRecord): boolean =>
  may(actor, "booking.readLink", ownersOf(booking));

/** The view of a signed-in side of the booking, or of staff. */
export const viewOf = (
  { config }: Pick<ApiContext, "config">,
  actor: Actor,
  booking: BookingRecord,
): View => (hidesContactsFrom(actor, config.storefronts, booking) ? "guarded" : "party");

/** Returns the booking of a travellers' link. Throws `not_found` for any other UUID, including the booking's own. */
export async function bookingOfTouristsLink(
  client: Queryable,
  uuid: string,
): Promise<BookingRecord> {
  const id = orNotFound(await bookingOfLink(client, uuid));
  return orNotFound(await findBooking(client, { id }));
}
