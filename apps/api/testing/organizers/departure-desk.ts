import {
  cancelDepartureCall,
  departureCancellationCall,
  editDepartureCall,
  organizerDeparturesCall,
} from "@tropa/api-contract/organizers/calls-departures";
import type { OrganizerDeparture } from "@tropa/api-contract/organizers/departure";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { insertTour } from "../fixtures.ts";
import type { TourFixture } from "../fixtures.ts";
import { Platform } from "../platform.ts";
import type { Person } from "../platform.ts";
import { orderOf } from "../shop.ts";

export const termsOf = ({
  seats,
  price,
  discount,
  is_closed,
  is_guaranteed,
}: OrganizerDeparture) => ({ seats, price, discount, is_closed, is_guaranteed });

/** Departures managed by one organizer. Close its platform in `afterAll`. */
export class DepartureDesk {
  readonly platform: Platform;
  readonly organizer: Person;
  #lastPhone = 1_000_000;

  private constructor(platform: Platform, organizer: Person) {
    this.platform = platform;
    this.organizer = organizer;
  }

  static async open(): Promise<DepartureDesk> {
    const platform = await Platform.open();
    return new DepartureDesk(platform, await platform.person("organizer"));
  }

  get own() {
    return this.platform.client(this.organizer);
  }

  tour(fixture: TourFixture = {}) {
    return insertTour(this.platform.context.pool, fixture);
  }

  async listed(dateId: number): Promise<OrganizerDeparture> {
    const { month } = await this.platform.row<{ month: string }>(
      "SELECT to_char(starts_on, 'YYYY-MM') AS month FROM tour_date WHERE id = $1",
      dateId,
    );
    const { items } = await this.own.call(organizerDeparturesCall, { query: { month } });
    return items.find(({ id }) => id === dateId)!;
  }

  async edit(dateId: number, changes: object) {
    const departure = await this.listed(dateId);
    const { id, version } = departure;
    const body = { id, version, ...termsOf(departure), ...changes };
    return this.own.call(editDepartureCall, { body });
  }

  /** Books two seats for a new person. */
  book(made: { tourId: number; dateId: number }) {
    const last = (this.#lastPhone += 1);
    const contact = { phone: `+7903${last}`, email: `a${last}@tropa.example` };
    const body = { ...orderOf(made), ...contact };
    return this.platform.client().call(submitOrderCall, { body });
  }

  /** Calls a date off as shown. */
  async cancel(dateId: number, changes: object = {}) {
    const { departure, bookings } = await this.own.call(departureCancellationCall, {
      query: { id: String(dateId) },
    });
    return this.own.call(cancelDepartureCall, {
      body: {
        id: dateId,
        version: departure.version,
        message: "Паводок",
        bookings: bookings.map(({ id, refund }) => ({ id, refund })),
        ...changes,
      },
    });
  }
}
