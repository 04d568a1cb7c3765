import type { AuditedCall } from "@tropa/api-contract/staff/audit";
import type { ApiContext } from "../../../config/context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import type { Client } from "../../../platform/db/database.ts";
import type { Actor } from "../../../platform/errors/actor.ts";
import { onceForKey } from "../../../server/idempotency.ts";
import { orNotFound } from "../../../server/or-not-found.ts";
import { insertEvent, lockBooking } from "../../booking/booking.ts";
import type { BookingRecord } from "../../booking/booking.ts";

/** Who acts, and the call with its body and idempotency key. */
export interface StaffAct<Body> {
  actor: Actor;
  call: AuditedCall;
  body: Body;
  idempotencyKey: string | null;
}

/**
 * Runs an act of staff on a locked booking, once per key and with an entry in the audit log, in one transaction. The act
 * itself adds its reason to the booking's history.
 */
export async function actOnBooking<Body extends { id: number }>(
  { pool }: Pick<ApiContext, "pool">,
  { actor, call, body, idempotencyKey }: StaffAct<Body>,
  act: (client: Client, booking: BookingRecord) => Promise<void>,
): Promise<void> {
  const { id } = body;
  await inTransaction(pool, async (client) => {
    const booking = orNotFound(await lockBooking(client, { id }));
    const content = { actor: actor.accountId, ...body };
    await onceForKey(client, { call, key: idempotencyKey, content }, async () => {
      await recordAct(client, actor, call, ["booking", id]);
      await act(client, booking);
      return id;
    });
  });
}

/** Adds an act of staff that changes no status to a booking's history. */
export async function addToHistory(
  client: Client,
  { id, status }: Pick<BookingRecord, "id" | "status">,
  act: { reason: string; note: string; amountMinor?: number },
): Promise<void> {
  await insertEvent(client, { bookingId: id, from: status, to: status, ...act });
}
