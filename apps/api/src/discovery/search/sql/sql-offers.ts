/** SQL for the offers of a tour: bookable departures or, without any, its request period. */

export interface SqlSpan {
  /** SQL of the first day, not before tomorrow. */
  readonly from: string;
  readonly to: string;
  /** `from` and `to` are columns of another row, not parameters. */
  readonly isOfRow?: true;
}

const inRequestPeriod = ({ from, to }: SqlSpan): string =>
  `(t.request_period_start IS NOT NULL OR t.request_period_end IS NOT NULL)
    AND COALESCE(t.request_period_start, '-infinity') <= ${to}
    AND COALESCE(t.request_period_end, 'infinity') >= ${from}
    AND COALESCE(t.request_period_start, '-infinity') <= COALESCE(t.request_period_end, 'infinity')
    AND ${from} <= ${to}`;

const departuresOf = ({ from, to }: SqlSpan, seats: number): string =>
  `tour_date d WHERE d.tour_id = t.id AND d.seats_free >= ${seats} AND isfinite(d.starts_on)
    AND d.starts_on BETWEEN ${from} AND ${to}`;

/** SQL for rouble prices (`sqlRoublePrice`) of a departure `d` and of the tour `t` itself. */
export interface OfferPrices {
  readonly departure: string;
  readonly tour: string;
}

/**
 * Offers of the tour `t` between two days: rows with a price and, for a departure, its first day.
 *
 * @param seats free seats that a departure must have
 */
export function offersBetween(span: SqlSpan, seats: number, price: OfferPrices): string {
  return `SELECT ${price.departure} AS price, d.starts_on FROM ${departuresOf(span, seats)}
    UNION ALL SELECT ${price.tour}, NULL
    WHERE ${inRequestPeriod(span)} AND NOT EXISTS (SELECT FROM ${departuresOf(span, seats)})`;
}

/**
 * Returns the offer of the tour `t` when no dates are chosen: its cheapest coming departure, otherwise its own price.
 */
export function fromOffer(span: SqlSpan, price: OfferPrices): string {
  return `SELECT COALESCE((SELECT min(${price.departure}) FROM ${departuresOf(span, 1)}), ${price.tour}) AS price,
    (SELECT min(d.starts_on) FROM ${departuresOf(span, 1)}) AS starts_on`;
}

/** SQL for whether the tour `t` has any offer between two days. */
export const hasOffer = (span: SqlSpan, seats: number): string =>
  `(EXISTS (SELECT FROM ${departuresOf(span, seats)}) OR (${inRequestPeriod(span)}))`;
