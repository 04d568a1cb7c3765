import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { insertTour, organizers } from "../fixtures.ts";
import type { TourFixture } from "../fixtures.ts";
import { Platform } from "../platform.ts";
import type { Person } from "../platform.ts";
import { orderOf } from "../shop.ts";

/** Somebody who orders without signing in. */
export const visitor: Person = { role: "visitor", accountId: 0, token: null };

/** Bookings as seen by an organizer who confirms requests. Close its platform in `afterAll`. */
export class GuestBookings {
  readonly platform: Platform;
  readonly guest: Person;
  /** The organizer. */
  readonly host: Person;
  /** Another organizer. */
  readonly stranger: Person;

  private constructor(platform: Platform, [guest, host, stranger]: [Person, Person, Person]) {
    this.platform = platform;
    this.guest = guest;
    this.host = host;
    this.stranger = stranger;
  }

  static async open(): Promise<GuestBookings> {
    const platform = await Platform.open();
    const people = await Promise.all([
      platform.person("tourist"),
      platform.person("otherOrganizer"),
      platform.person("organizer"),
    ]);
    return new GuestBookings(platform, people);
  }

  /** A request for two at 10,000 roubles a seat, by default for the organizer's tour. */
  async request(
    {
      tour = {},
      at,
      from = this.guest,
    }: { tour?: TourFixture; at?: { tourId: number; dateId: number }; from?: Person } = {},
    more: object = {},
  ) {
    const made =
      at ??
      (await insertTour(this.platform.context.pool, {
        organizerId: organizers.confirming,
        ...tour,
      }));
    const body = { ...orderOf(made), ...more };
    const { request_id: id, uuid } = await this.platform
      .client(from)
      .call(submitOrderCall, { body });
    return { ...made, id, uuid };
  }

  /** Marks a booking's prepayment, a fifth of the price, as paid. */
  markPaid(id: number) {
    return this.platform.rows(
      "UPDATE booking SET status = 3, hold_until = NULL, paid_minor = total_minor / 5 WHERE id = $1 RETURNING id",
      id,
    );
  }
}
