import { sharesOf } from "@tropa/domain/organizers/settlement";
import fc from "fast-check";
import type { Queryable } from "../src/platform/db/database.ts";

/** Something that happened to one of the bookings, some minutes before now. */
const act = fc.record({
  kind: fc.constantFrom(
    "book",
    "pay",
    "refund",
    "goodwill",
    "void",
    "cancel",
    "complete",
    "terms",
    "redate",
  ),
  /** Which of the bookings, payments or refunds. */
  which: fc.nat(30),
  minutesAgo: fc.integer({ min: 1, max: 5 * 24 * 60 }),
  amount: fc.integer({ min: 1, max: 90_001 }),
});
export type SaleAct = typeof act extends fc.Arbitrary<infer Act> ? Act : never;

/** Random histories of sales; null stands for a run of the job. */
export const histories = fc.array(fc.option(act, { freq: 8 }), { minLength: 5, maxLength: 25 });

interface Departure {
  tourId: number;
  dateId: number;
  organizerId: number;
}

const picked = (table: string, condition: string) =>
  `(SELECT id FROM ${table} WHERE ${condition} ORDER BY id DESC OFFSET $1 % greatest(1, (SELECT count(*) FROM ${table} WHERE ${condition})) LIMIT 1)`;
const ago = "now() - $2 * interval '1 minute'";
const left =
  "amount_minor - (SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE payment_id = payment.id AND status <> 'void')";

/** Makes an act happen, as far as it can. */
export async function happen(
  db: Queryable,
  { kind, which, minutesAgo, amount }: SaleAct,
  departures: readonly Departure[],
  storefronts: readonly string[],
): Promise<void> {
  const values = [which, minutesAgo, amount];
  const typed = "(SELECT $1::integer, $2::integer, $3::integer)";
  const refund = (reason: string) =>
    `INSERT INTO refund (payment_id, amount_minor, currency, reason, borne_by, created_at, ordinal)
     SELECT payment.id, least($3, ${left}), currency, '${reason}',
            ${reason === "goodwill" ? "CASE WHEN $1 % 2 = 0 THEN 'tropa' ELSE 'organizer' END" : "NULL"}, ${ago},
            1 + (SELECT count(*) FROM refund WHERE payment_id = payment.id)
       FROM payment, ${typed} given WHERE payment.id = ${picked("payment", "status = 2")} AND ${left} > 0`;
  const statements: Record<SaleAct["kind"], string> = {
    book: "",
    pay: `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, provider_ref, return_url, fail_url, settled_at)
          SELECT id, 2, 'payment', 'card', 2, $3, currency, gen_random_uuid()::text, '/', '/', ${ago}
            FROM booking WHERE id = ${picked("booking", "status < 5")}`,
    refund: refund("cancelled"),
    goodwill: refund("goodwill"),
    void: `UPDATE refund SET status = 'void' FROM ${typed} given WHERE id = ${picked("refund", "status <> 'void'")}`,
    cancel: `WITH given AS ${typed}, cancelled AS (
               UPDATE booking SET status = 5 + $3 % 4, hold_until = NULL WHERE id = ${picked("booking", "status < 4")} RETURNING id, status)
             INSERT INTO booking_event (booking_id, from_status, to_status, reason, at) SELECT id, 1, status, 'cancelled', ${ago} FROM cancelled`,
    complete: `UPDATE booking SET status = 4, hold_until = NULL FROM ${typed} given WHERE id = ${picked("booking", "status < 4")}`,
    terms: `UPDATE booking SET commission_percent = CASE WHEN $2 % 2 = 0 THEN ($3 % 200001) / 10000.0 ELSE commission_percent END,
                   discount_organizer_minor = CASE WHEN $2 % 2 = 1 THEN $3 ELSE discount_organizer_minor END
             WHERE id = ${picked("booking", "true")}`,
    redate: `UPDATE payment SET settled_at = ${ago} FROM ${typed} given WHERE id = ${picked("payment", "status = 2")}`,
  };
  if (kind !== "book") return void (await db.query(statements[kind], values));
  const { tourId, dateId, organizerId } = departures[which % departures.length]!;
  await db.query(
    `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale, storefront, currency,
                          total_minor, prepayment_minor, hold_until, commission_percent, created_at)
     VALUES ($1, $2, $3, 2, 1, 'Anna', '+70000000000', 'ru', $4, $5, 1000000, 100000, now(), 0, now() - $6 * interval '1 minute')`,
    [
      tourId,
      dateId,
      organizerId,
      storefronts[amount % storefronts.length],
      amount % 3 === 0 ? "USD" : "RUB",
      minutesAgo,
    ],
  );
}

/** Figures of a storefront's day and currency, of one organizer. */
export type SalesRow = Record<string, number | string | number[]>;

/** Reckons sales by day from everything that ever happened: statements without any shared step, and the domain's settlement. */
export async function reckonSales(
  db: Queryable,
  zones: Readonly<Record<string, string>>,
): Promise<SalesRow[]> {
  const dayOf = (at: string) => `(${at} AT TIME ZONE ($1::jsonb ->> booking.storefront))::date`;
  const { rows: facts } = await db.query<{ key: string; name: string; value: number }>(
    `SELECT concat_ws(' ', booking.storefront, booking.currency, booking.organizer_id, fact.day) AS key, name, value
       FROM booking CROSS JOIN LATERAL (
         SELECT ${dayOf("booking.created_at")} AS day, 'orders' AS name, 1::bigint AS value
         UNION ALL SELECT ${dayOf("booking.created_at")}, 'paid', 1
           WHERE booking.id IN (SELECT booking_id FROM payment WHERE status = 2)
         UNION ALL SELECT ${dayOf("booking.created_at")}, 'state' || booking.status, 1
         UNION ALL SELECT ${dayOf("at")}, 'cancelled', 1 FROM booking_event WHERE booking_id = booking.id AND to_status > 4
         UNION ALL SELECT ${dayOf("at")}, 'byOrganizer', 1 FROM booking_event WHERE booking_id = booking.id AND to_status = 6
         UNION ALL SELECT ${dayOf("settled_at")}, 'gross', amount_minor FROM payment WHERE booking_id = booking.id AND status = 2
         UNION ALL SELECT ${dayOf("refund.created_at")}, 'refunded', refund.amount_minor
           FROM payment JOIN refund ON refund.payment_id = payment.id
          WHERE payment.booking_id = booking.id AND payment.status = 2 AND refund.status <> 'void') fact`,
    [zones],
  );
  const sums = new Map<string, Record<string, number>>();
  const add = (key: string, name: string, value: number) => {
    const row = sums.get(key) ?? {};
    sums.set(key, { ...row, [name]: (row[name] ?? 0) + value });
  };
  for (const { key, name, value } of facts) add(key, name, value);
  for (const { key, value } of await reckonTakes(db, zones)) add(key, "take", value);
  return [...sums]
    .map(([key, row]) => ({
      key,
      orders: row.orders ?? 0,
      paid: row.paid ?? 0,
      states: [1, 2, 3, 4, 5, 6, 7, 8].map((state) => row[`state${state}`] ?? 0),
      cancelled: row.cancelled ?? 0,
      byOrganizer: row.byOrganizer ?? 0,
      gross: row.gross ?? 0,
      refunded: row.refunded ?? 0,
      take: row.take ?? 0,
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

interface Move {
  key: string;
  booking_id: number;
  percent: number;
  status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  discount: number;
  received: number;
  refunded: number;
  tropa: number;
  organizer: number;
}

async function reckonTakes(
  db: Queryable,
  zones: Readonly<Record<string, string>>,
): Promise<{ key: string; value: number }[]> {
  const { rows } = await db.query<Move>(
    `SELECT concat_ws(' ', storefront, booking.currency, organizer_id, (at AT TIME ZONE ($1::jsonb ->> storefront))::date) AS key,
            booking.id AS booking_id, commission_percent AS percent, booking.status, discount_organizer_minor AS discount,
            received, refunded, tropa, organizer
       FROM booking JOIN LATERAL (
         SELECT settled_at AS at, amount_minor AS received, 0 AS refunded, 0 AS tropa, 0 AS organizer
           FROM payment WHERE booking_id = booking.id AND status = 2
         UNION ALL
         SELECT refund.created_at, 0, refund.amount_minor,
                CASE WHEN borne_by = 'tropa' THEN refund.amount_minor ELSE 0 END, CASE WHEN borne_by = 'organizer' THEN refund.amount_minor ELSE 0 END
           FROM payment JOIN refund ON refund.payment_id = payment.id AND refund.status <> 'void'
          WHERE booking_id = booking.id AND payment.status = 2) move ON true
      ORDER BY booking.id, at`,
    [zones],
  );
  return [...Map.groupBy(rows, ({ booking_id: id }) => id).values()].flatMap((moves) => {
    let takenBefore = 0;
    return moves.map(({ key, status, percent, discount }, index) => {
      const sum = (name: "received" | "refunded" | "tropa" | "organizer") =>
        moves.slice(0, index + 1).reduce((total, move) => total + move[name], 0);
      const { commission } = sharesOf({
        currency: "RUB",
        received: sum("received"),
        refunded: sum("refunded"),
        held: 0,
        goodwill_tropa: sum("tropa"),
        goodwill_organizer: sum("organizer") + (status <= 4 ? discount : 0),
        percent,
        status,
        end: "2026-01-01",
      });
      const value = commission - takenBefore;
      takenBefore = commission;
      return { key, value };
    });
  });
}
