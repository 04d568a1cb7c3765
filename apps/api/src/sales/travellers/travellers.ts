import type {
  Questionnaires,
  Tourist,
  TouristForm,
  TouristsInfo,
} from "@tropa/api-contract/sales/tourist";
import { passportsDeletedOn, missingOf, travellersOpenUntil } from "@tropa/domain/sales/travellers";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { todayIn } from "@tropa/domain/local-date";
import { existing } from "../../server/existing.ts";
import { findBooking, hidesContactsFrom, lockBooking } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { passportCipher } from "./passport-cipher.ts";
import {
  bookingOfLink,
  deleteOthers,
  insertTourist,
  listTourists,
  mergeTickets,
  ticketsOf,
  updateAnswers,
  updateTourist,
} from "./travellers-store.ts";
import type { TouristRow, TouristValues } from "./travellers-store.ts";

export { deleteOldPassports } from "./passport-deletion.ts";
export { remindOfTravellers } from "./travellers-reminder.ts";
export { passportCipher } from "./passport-cipher.ts";
export { insertTourist } from "./travellers-store.ts";

/**
 * How travellers are seen: whole by the two sides and staff, by first names by a link's holder, and `guarded`, without
 * contacts and passports, by the organizer until the prepayment.
 */
export type View = "party" | "guarded" | "link";

/** Travellers can be filled in while the trip is ahead. */
function isOpenToTourists(
  booking: Pick<BookingRecord, "status" | "starts_on">,
  now: Date = new Date(),
): boolean {
  return (
    booking.status <= bookingStatuses.madePrepayment && booking.starts_on > todayIn("UTC", now)
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
      // The link tells nobody's data, so it changes none either: it completes what the order began.
      can_edit: isOpen && !row.is_touched,
      can_delete: false,
      removal_key: null,
    };
  }
  const isGuarded = view === "guarded";
  return {
    id: row.id,
    full_name: [row.last_name, row.first_name, row.middle_name].filter(Boolean).join(" "),
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
const collectsPassports = ({ config }: Pick<ApiContext, "config">, booking: BookingRecord) =>
  config.storefronts.of(booking.storefront).features.passportCollection;

/** The travellers of a booking. */
export async function touristsInfo(
  context: Pick<ApiContext, "config">,
  client: Queryable,
  booking: BookingRecord,
  { view, locale }: { view: View; locale: Locale },
): Promise<TouristsInfo> {
  const tourists = await touristsOf(context, client, booking, view);
  const collects = collectsPassports(context, booking);
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
    tourists,
    tickets: view !== "link" ? await ticketsOf(client, booking.id) : {},
  };
}

/** How somebody who is a side of the booking, or staff, sees its travellers. */
export const viewOf = (
  { config }: Pick<ApiContext, "config">,
  actor: Actor,
  booking: BookingRecord,
): View => (hidesContactsFrom(actor, config.storefronts, booking) ? "guarded" : "party");

/** The booking of a travellers' link; `not_found` for any other uuid, the booking's own included. */
export async function bookingOfTouristsLink(
  client: Queryable,
  uuid: string,
): Promise<BookingRecord> {
  const id = existing(await bookingOfLink(client, uuid));
  return existing(await findBooking(client, { id }));
}

function requireOpen(booking: BookingRecord): void {
  if (!isOpenToTourists(booking)) throw new ApiError("conflict");
}

/** What is stored of a form; `path` names its place in the body, with a dot at its end. */
function valuesOf(
  { config }: Pick<ApiContext, "config">,
  booking: BookingRecord,
  form: TouristForm,
  path: string,
): TouristValues {
  if (form.passport && !collectsPassports({ config }, booking))
    throw fieldError(`${path}passport`, "incorrect");
  return {
    firstName: form.first_name,
    lastName: form.last_name ?? "",
    middleName: form.middle_name ?? "",
    birthday: form.birthday ?? null,
    passport: form.passport ? passportCipher(config).seal(form.passport) : null,
    email: form.email || null,
    phone: form.phone || null,
    foodRestriction: form.food_restriction || null,
    ...(form.comment !== undefined && { comment: form.comment || null }),
  };
}

/** Who changes and reads; staff leave an entry in the audit log. */
export interface Reader {
  view: View;
  locale: Locale;
  actor?: Actor | null;
}

/** Runs `change` on a locked booking that is still open, and answers with its travellers. */
export async function changing(
  context: ApiContext,
  bookingId: number,
  reader: Reader,
  change: (client: Client, booking: BookingRecord) => Promise<void>,
): Promise<TouristsInfo> {
  return inTransaction(context.pool, async (client) => {
    const booking = existing(await lockBooking(client, { id: bookingId }));
    requireOpen(booking);
    await change(client, booking);
    const { view, locale, actor } = reader;
    const seen = view === "party" && actor ? viewOf(context, actor, booking) : view;
    return touristsInfo(context, client, booking, { view: seen, locale });
  });
}

/** Whoever does not see a traveller's contacts and passport cannot send them back: they stay unless others are given. */
async function keepUnseen(
  client: Client,
  bookingId: number,
  id: number,
  values: TouristValues,
): Promise<void> {
  const known = (await listTourists(client, bookingId)).find((row) => row.id === id);
  values.email ??= known?.email ?? null;
  values.phone ??= known?.phone ?? null;
  values.passport ??= known?.passport ?? null;
}

/** Puts a form on the traveller that it names, or on a free seat, and answers with their number; `path` is its place in the body. */
export async function saveForm(
  context: ApiContext,
  client: Client,
  booking: BookingRecord,
  { id, ...form }: TouristForm & { id?: number | undefined },
  how: { path: string; onlyUntouched?: boolean; actor?: Actor },
): Promise<number> {
  const { path, onlyUntouched = false, actor } = how;
  const prefix = path === "" ? "" : `${path}.`;
  const values = valuesOf(context, booking, form, prefix);
  if (id !== undefined && actor && viewOf(context, actor, booking) === "guarded")
    await keepUnseen(client, booking.id, id, values);
  if (id === undefined) {
    const added = await insertTourist(client, booking.id, values);
    if (added === null) throw new ApiError("conflict");
    return added;
  }
  if (!(await updateTourist(client, booking.id, id, values, { onlyUntouched })))
    throw fieldError(`${prefix}id`, "incorrect");
  return id;
}

/** Replaces the travellers of a booking by a list; those that it names by id are changed, the rest goes. */
export async function replaceTourists(
  context: ApiContext,
  bookingId: number,
  forms: readonly (TouristForm & { id?: number | undefined })[],
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<TouristsInfo> {
  return changing(context, bookingId, { view: "party", locale, actor }, async (client, booking) => {
    await recordAct(client, actor, "updateTourists", ["booking", booking.id]);
    const named = forms.flatMap(({ id }) => id ?? []);
    if (new Set(named).size < named.length) throw fieldError("id", "incorrect");
    await deleteOthers(client, booking.id, named);
    for (const [index, form] of forms.entries())
      await saveForm(context, client, booking, form, { path: String(index), actor });
  });
}

/** Changes one traveller, or puts one on a free seat; the others stay as they are. */
export async function saveTraveller(
  context: ApiContext,
  bookingId: number,
  form: TouristForm & { id?: number | undefined },
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<TouristsInfo> {
  return changing(context, bookingId, { view: "party", locale, actor }, async (client, booking) => {
    await recordAct(client, actor, "saveTraveller", ["booking", booking.id]);
    await saveForm(context, client, booking, form, { path: "", actor });
  });
}

/** Stores tickets and answers; what was not sent stays as it was. */
export async function saveQuestionnaires(
  context: ApiContext,
  bookingId: number,
  given: Questionnaires,
  reader: Reader,
): Promise<TouristsInfo> {
  return changing(context, bookingId, reader, async (client, booking) => {
    const { actor = null } = reader;
    await recordAct(client, actor, "updateTouristsQuestionnaires", ["booking", booking.id]);
    if (given.tickets) await mergeTickets(client, booking.id, given.tickets);
    for (const [index, answers] of (given.tourists ?? []).entries()) {
      if (!(await updateAnswers(client, booking.id, answers)))
        throw fieldError(`tourists.${index}.id`, "incorrect");
    }
  });
}
