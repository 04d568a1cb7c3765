import type { Questionnaires, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { TouristForm } from "@tropa/api-contract/sales/tourist-form";
import type { Locale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { lockBooking } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { passportCipher } from "../../platform/secrets/passport-cipher.ts";
import {
  deleteOthers,
  insertTourist,
  listTourists,
  mergeTickets,
  updateAnswers,
  updateTourist,
} from "./travellers-store.ts";
import type { TouristValues } from "./travellers-store.ts";
import { requireOpenAges } from "./traveller-ages.ts";
import type { SavedTraveller } from "./traveller-ages.ts";
import {
  collectsPassports,
  isOpenToTourists,
  isTouristOf,
  touristsInfo,
  viewOf,
} from "./travellers.ts";
import type { View } from "./travellers.ts";

function requireOpen(booking: BookingRecord): void {
  if (!isOpenToTourists(booking)) throw new ApiError("conflict");
}

/** Converts a form to stored values; `path` is its prefix in the body, with a trailing dot. */
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

/** The caller, and which travellers' data they may see. Changes by staff are written to the audit log. */
export interface Reader {
  view: View;
  locale: Locale;
  actor?: Actor | null;
}

/** Runs `change` on a locked booking that is still open; returns its travellers. */
export async function changeTravellers(
  context: ApiContext,
  bookingId: number,
  reader: Reader,
  change: (client: Client, booking: BookingRecord) => Promise<void>,
): Promise<TouristsInfo> {
  return inTransaction(context.pool, async (client) => {
    const booking = orNotFound(await lockBooking(client, { id: bookingId }));
    requireOpen(booking);
    await change(client, booking);
    const { view, locale, actor } = reader;
    const seen = view === "party" && actor ? viewOf(context, actor, booking) : view;
    return touristsInfo(context, client, booking, { view: seen, locale, actor: actor ?? null });
  });
}

/** Keeps contacts and passport unless new ones are sent, because a caller who cannot see them cannot send them back. */
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

type NamedForm = TouristForm & { id?: number | undefined };
interface SaveOptions {
  /** The path of the n-th form in the body; empty if the form is the whole body. */
  path: (index: number) => string;
  onlyUntouched?: boolean;
  actor?: Actor;
}

/** Saves each form to the traveller it names, or to a free seat; returns their ids. */
export async function saveForms(
  context: ApiContext,
  client: Client,
  booking: BookingRecord,
  forms: readonly NamedForm[],
  how: SaveOptions,
): Promise<number[]> {
  const before = await listTourists(client, booking.id);
  const saved: SavedTraveller[] = [];
  for (const [index, form] of forms.entries()) {
    const path = how.path(index);
    const prefix = path === "" ? "" : `${path}.`;
    const id = await saveForm(context, client, booking, form, { ...how, prefix });
    saved.push({ id, field: `${prefix}birthday` });
  }
  if (!how.actor || isTouristOf(how.actor, booking))
    await requireOpenAges(client, booking, saved, before);
  return saved.map(({ id }) => id);
}

async function saveForm(
  context: ApiContext,
  client: Client,
  booking: BookingRecord,
  { id, ...form }: NamedForm,
  { prefix, onlyUntouched = false, actor }: Omit<SaveOptions, "path"> & { prefix: string },
): Promise<number> {
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

/** Replaces the travellers of a booking: updates those named by id, adds new ones, deletes the rest. */
export async function replaceTourists(
  context: ApiContext,
  bookingId: number,
  forms: readonly NamedForm[],
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<TouristsInfo> {
  return changeTravellers(
    context,
    bookingId,
    { view: "party", locale, actor },
    async (client, booking) => {
      await recordAct(client, actor, "updateTourists", ["booking", booking.id]);
      const named = forms.flatMap(({ id }) => id ?? []);
      if (new Set(named).size < named.length) throw fieldError("id", "incorrect");
      await deleteOthers(client, booking.id, named);
      await saveForms(context, client, booking, forms, { path: String, actor });
    },
  );
}

/** Updates a traveller, or adds one on a free seat. */
export async function saveTraveller(
  context: ApiContext,
  bookingId: number,
  form: NamedForm,
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<TouristsInfo> {
  return changeTravellers(
    context,
    bookingId,
    { view: "party", locale, actor },
    async (client, booking) => {
      await recordAct(client, actor, "saveTraveller", ["booking", booking.id]);
      await saveForms(context, client, booking, [form], { path: () => "", actor });
    },
  );
}

/** Stores tickets and answers; missing fields stay unchanged. */
export async function saveQuestionnaires(
  context: ApiContext,
  bookingId: number,
  given: Questionnaires,
  reader: Reader,
): Promise<TouristsInfo> {
  return changeTravellers(context, bookingId, reader, async (client, booking) => {
    const { actor = null } = reader;
    await recordAct(client, actor, "updateTouristsQuestionnaires", ["booking", booking.id]);
    if (given.tickets) await mergeTickets(client, booking.id, given.tickets);
    for (const [index, answers] of (given.tourists ?? []).entries()) {
      if (!(await updateAnswers(client, booking.id, answers)))
        throw fieldError(`tourists.${index}.id`, "incorrect");
    }
  });
}
