import { addDays } from "@tropa/domain/time/local-date";
import { perUsd } from "@tropa/geography/currency-rates";
import type { PoolClient } from "pg";
import { writeBookings } from "./bookings-rows.ts";
import { clearEnded } from "./bookings-ended.ts";
import { planBooking, uuidOf } from "./bookings-plan.ts";
import type { Departure, PlannedBooking, Traveller } from "./bookings-plan.ts";
import { isWaiting, scenarios } from "./bookings-scenarios.ts";
import type { Scenario } from "./bookings-scenarios.ts";
import type { DemoOptions, DemoStorefronts } from "../records/demo-options.ts";

const bookingsEach = 5;
/** How many departures get bookings, taken from the top of the list of tours. */
const departuresUsed = 600;
const soonestDays = 14;
/** Seats left on every departure, so that demo bookings sell out no tour. */
const leastLeft = 1;

/** Bookings in every status for the demo's tourists, with their history, money, travellers and reviews. */
export async function loadDemoBookings(client: PoolClient, options: DemoOptions): Promise<void> {
  const slots = slotsOf(await readTravellers(client), options);
  await writeBookings(client, await planSlots(client, slots, options), options);
}

/**
 * Renews demo bookings: waiting ones expire within a day, so expired ones are created again with the same UUIDs.
 * Bookings changed by people are kept.
 */
export async function renewDemoBookings(client: PoolClient, options: DemoOptions): Promise<void> {
  const waiting = slotsOf(await readTravellers(client), options).filter(({ scenario }) =>
    isWaiting(scenario),
  );
  const remaining = await clearEnded(
    client,
    waiting.map(({ uuid }) => uuid),
    options.now,
  );
  const ended = waiting.filter(({ uuid }) => !remaining.has(uuid));
  await writeBookings(client, await planSlots(client, ended, options), options);
}

/** A booking planned for a demo tourist, by its number. */
interface Slot {
  traveller: Traveller;
  scenario: Scenario;
  number: number;
  name: string;
  uuid: string;
}

function slotsOf(travellers: readonly Traveller[], { seed }: DemoOptions): Slot[] {
  return travellers.flatMap((traveller) =>
    Array.from({ length: bookingsEach }, (_, index) => {
      const number = (numberOf(traveller) - 1) * bookingsEach + index;
      const name = `${seed}/booking/${number}`;
      const scenario = scenarios[number % scenarios.length];
      return scenario && { traveller, scenario, number, name, uuid: uuidOf(name) };
    }).filter((slot) => slot !== undefined),
  );
}

/**
 * The number in a tourist's e-mail address. Taken from there, so that ending an account does not shift the others'
 * bookings.
 */
const numberOf = ({ email }: Traveller) => Number(/\d+/.exec(email)?.[0]);

async function planSlots(
  client: PoolClient,
  slots: readonly Slot[],
  { today, now, storefronts }: DemoOptions,
): Promise<PlannedBooking[]> {
  const takeDeparture = chooser(await readDepartures(client, today), storefronts);
  return slots.flatMap(({ traveller, scenario, number, name }) => {
    const departure = takeDeparture(scenario, traveller, number);
    if (!departure) return [];
    const booking = planBooking(scenario, traveller, departure, {
      name,
      today,
      now,
      rates: perUsd,
      storefronts,
    });
    // Finished trips get a past departure; the others take seats of this one.
    if (scenario.status <= 3) departure.seats_left -= booking.adults + booking.children;
    return [booking];
  });
}

async function readTravellers(client: PoolClient): Promise<Traveller[]> {
  const { rows } = await client.query<Traveller>(
    `SELECT id, first_name, last_name, email, phone, language, storefront FROM account
      WHERE email ~ '^tourist\\d+@tropa\\.example$' ORDER BY substring(email FROM '\\d+')::integer`,
  );
  return rows;
}

/** One coming departure with free seats for each of the best tours. */
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

/** Returns a function that takes departures in turn, so that bookings spread over tours and organizers. */
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
