import { addDays } from "@tropa/domain/local-date";
import { perUsd } from "@tropa/geography/currency-rates";
import type { PoolClient } from "pg";
import { writeBookings } from "./bookings-rows.ts";
import { planBooking } from "./bookings-plan.ts";
import type { Departure, PlannedBooking, Traveller } from "./bookings-plan.ts";
import { scenarios } from "./bookings-scenarios.ts";
import type { Scenario } from "./bookings-scenarios.ts";
import type { DemoOptions } from "../records/demo-options.ts";
import type { DemoStorefronts } from "../records/demo-options.ts";

const bookingsEach = 5;
/** Departures that demo bookings are spread over, of the tours that stand first. */
const departuresUsed = 600;
const soonestDays = 14;
/** Left on sale of every departure, so that no tour sells out by a demo booking. */
const leastLeft = 1;

/** Bookings in every status for the demo's tourists, with their history, money, travellers and reviews. */
export async function loadDemoBookings(client: PoolClient, options: DemoOptions): Promise<void> {
  const { seed, today, storefronts } = options;
  const travellers = await readTravellers(client);
  const departures = await readDepartures(client, today);
  const takeDeparture = chooser(departures, storefronts);
  const bookings: PlannedBooking[] = [];
  for (const [place, traveller] of travellers.entries()) {
    for (let index = 0; index < bookingsEach; index += 1) {
      const number = place * bookingsEach + index;
      const scenario = scenarios[number % scenarios.length];
      const departure = scenario && takeDeparture(scenario, traveller, number);
      if (!departure) continue;
      const name = `${seed}/booking/${number}`;
      const booking = planBooking(scenario, traveller, departure, {
        name,
        today,
        rates: perUsd,
        storefronts,
      });
      bookings.push(booking);
      // A journey that is over was another departure; the others hold seats of this one while they live.
      if (scenario.status <= 3) departure.seats_left -= booking.adults + booking.children;
    }
  }
  await writeBookings(client, bookings, options);
}

async function readTravellers(client: PoolClient): Promise<Traveller[]> {
  const { rows } = await client.query<Traveller>(
    `SELECT id, first_name, last_name, email, phone, language, storefront FROM account
      WHERE email ~ '^tourist\\d+@tropa\\.example$' ORDER BY substring(email FROM '\\d+')::integer`,
  );
  return rows;
}

/** One coming departure with free seats of each of the best tours. */
async function readDepartures(client: PoolClient, today: string): Promise<Departure[]> {
  const { rows } = await client.query<Departure>(
    `SELECT d.id AS date_id, t.id AS tour_id, t.organizer_id, o.has_direct_sale, t.type, d.starts_on, d.ends_on,
            d.start_times, d.price_minor, t.currency, t.prepayment_percent,
            d.seats_total - d.seats_taken - $2 AS seats_left
       FROM (SELECT * FROM tour WHERE status = 'published' AND NOT is_individual ORDER BY weight DESC, id LIMIT $3) t
       JOIN organizer o ON o.id = t.organizer_id
       JOIN LATERAL (
         SELECT * FROM tour_date WHERE tour_id = t.id AND starts_on > $1 AND seats_total - seats_taken > $2
          ORDER BY starts_on, id LIMIT 1
       ) d ON true
      ORDER BY t.weight DESC, t.id`,
    [addDays(today, soonestDays), leastLeft, departuresUsed],
  );
  return rows;
}

/** Goes round the departures, so that bookings spread over tours and organizers. */
function chooser(departures: readonly Departure[], storefronts: DemoStorefronts) {
  return (scenario: Scenario, traveller: Traveller, number: number): Departure | null => {
    const fitting = departures.filter(
      ({ has_direct_sale: isDirect, type, seats_left: left }) =>
        left > 0 &&
        isDirect !== scenario.isConfirmed &&
        (type === 1 || storefronts.of(traveller.storefront).features.excursions),
    );
    return fitting[(number * 7) % fitting.length] ?? null;
  };
}
