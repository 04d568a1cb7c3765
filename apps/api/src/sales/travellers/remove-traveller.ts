import type { removeTravellerCall } from "@tropa/api-contract/sales/calls-travellers";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { Locale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { bookingFor, findBooking } from "../booking/booking.ts";
import { isRemovalKey } from "./removal-key.ts";
import { changeTravellers } from "./save-travellers.ts";
import { bookingOfTouristsLink } from "./travellers.ts";
import { deleteTraveller } from "./travellers-store.ts";

type Removal = BodyOf<typeof removeTravellerCall>;
type Asker = { actor: Actor | null; locale: Locale };

/** The booking, and the caller's view of its travellers. */
async function bookingOf(
  { pool, config }: ApiContext,
  { id, request_id: number, uuid, tourists_uuid: link, key }: Removal,
  actor: Actor | null,
): Promise<{ id: number; view: "party" | "link" }> {
  if (uuid !== undefined) {
    const booking = orNotFound(await findBooking(pool, { uuid }));
    return { id: booking.id, view: "link" };
  }
  if (link !== undefined) {
    const booking = await bookingOfTouristsLink(pool, link);
    if (!isRemovalKey(config, id, key)) throw new ApiError("forbidden");
    return { id: booking.id, view: "link" };
  }
  if (number === undefined) throw fieldError("request_id", "required");
  if (!actor) throw new ApiError("unauthorized");
  return { id: (await bookingFor(pool, actor, number)).id, view: "party" };
}

/**
 * Removes a traveller from a booking with all their data, including the passport. The seat stays paid for; to reduce
 * seats, change the party. Idempotent.
 */
export async function removeTraveller(
  context: ApiContext,
  removal: Removal,
  { actor, locale }: Asker,
): Promise<TouristsInfo> {
  const { id: bookingId, view } = await bookingOf(context, removal, actor);
  // Ignore the account of somebody who acts by a link.
  const reader = { view, locale, actor: view === "party" ? actor : null };
  return changeTravellers(context, bookingId, reader, async (client, booking) => {
    await recordAct(client, reader.actor, "removeTraveller", ["booking", booking.id]);
    await deleteTraveller(client, booking.id, removal.id);
  });
}
