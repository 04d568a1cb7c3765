import type { PoolClient } from "pg";
import type { DemoOptions } from "../demo-options.ts";

/** Every second suitable booking has tickets. */
const everyTicket = 2;
const everyArrival = 3;
const everyChange = 4;

const tickets = {
  ru: {
    arrival: "SU 1436, прилёт 07:55",
    departure: "SU 1437, вылет 21:10",
    important: "Летим с лыжами",
  },
  en: {
    arrival: "TK 414, lands 07:55",
    departure: "TK 415, leaves 21:10",
    important: "Two surfboards with us",
  },
} as const;

/** Loads what happens between payment and return: tickets, changed parties and arrivals. */
export async function loadTripDetails(client: PoolClient, _options: DemoOptions): Promise<void> {
  await client.query(
    `UPDATE booking SET tickets = CASE locale WHEN 'ru' THEN $2::jsonb ELSE $3::jsonb END
      WHERE status IN (3, 4) AND id % $1 = 0`,
    [everyTicket, JSON.stringify(tickets.ru), JSON.stringify(tickets.en)],
  );
  await client.query(
    `INSERT INTO booking_arrival (booking_id, scan, scanned_at, account_id)
     SELECT booking.id, gen_random_uuid(), starts_on + time '09:35', account.id
       FROM booking JOIN tour_date ON tour_date.id = tour_date_id
       LEFT JOIN account ON account.organizer_id = booking.organizer_id
      WHERE booking.status = 4 AND booking.id % $1 > 0
     ON CONFLICT DO NOTHING`,
    [everyArrival],
  );
  await client.query(
    `INSERT INTO booking_event (booking_id, from_status, to_status, reason, note, at)
     SELECT booking.id, 3, 3, 'changed', NULL, max(booking_event.at) + interval '6 hours'
       FROM booking JOIN booking_event ON booking_event.booking_id = booking.id
      WHERE booking.status = 3 AND booking.id % $1 = 1 GROUP BY booking.id`,
    [everyChange],
  );
}
