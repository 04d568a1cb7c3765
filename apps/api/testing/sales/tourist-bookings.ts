import { isApiClientError } from "@tropa/api-client/api-client-error";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { cancelBookingCall } from "@tropa/api-contract/sales/calls-requests";
import { Everybody } from "../people/everybody.ts";
import { insertTour } from "../fixtures.ts";
import type { TourFixture } from "../fixtures.ts";
import type { Person } from "../platform.ts";
import { orderOf } from "../shop.ts";

/** A person of every role, and the tourist's bookings. */
export class TouristBookings extends Everybody {
  /** Books two seats at 10,000 roubles for the tourist, with direct sale. */
  async order(tour: TourFixture = {}, from: Person = this.people.tourist) {
    const made = await insertTour(this.platform.context.pool, tour);
    const { request_id: id } = await this.platform
      .client(from)
      .call(submitOrderCall, { body: orderOf(made) });
    return { id, ...made };
  }

  /** Marks the prepayment as paid, or everything if `isFull`. */
  async pay(id: number, isFull = false): Promise<void> {
    const kinds = isFull ? ["prepayment", "payment"] : ["prepayment"];
    for (const kind of kinds) {
      await this.platform.rows(
        `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
         SELECT id, 5, $2, 'card', 2, CASE $2 WHEN 'prepayment' THEN prepayment_minor ELSE total_minor - prepayment_minor END,
                currency, '', '' FROM booking WHERE id = $1`,
        id,
        kind,
      );
    }
    await this.platform.rows(
      `UPDATE booking SET status = 3, hold_until = NULL,
         paid_minor = (SELECT sum(amount_minor) FROM payment WHERE booking_id = booking.id) WHERE id = $1`,
      id,
    );
  }

  cancel(person: Person, id: number, more: object = {}) {
    return this.platform.client(person).call(cancelBookingCall, { body: { id, ...more } });
  }
}

/** Status of a call: 200 if it succeeds, 0 for errors that have none. */
export const statusOf = async (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => (isApiClientError(error) ? error.status : 0),
  );
