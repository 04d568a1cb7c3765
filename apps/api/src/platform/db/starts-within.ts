/**
 * SQL condition for a `tour_date` that starts `from` to `to` days after today at its place, a `city`. The days of UTC, one
 * more on each side, have an index. Both are SQL: numbers or placeholders.
 */
export const startsWithin = (from: string, to: string): string =>
  `tour_date.starts_on BETWEEN today_at(city.time_zone) + ${from} AND today_at(city.time_zone) + ${to}
   AND tour_date.starts_on BETWEEN today_at('UTC') + ${from} - 1 AND today_at('UTC') + ${to} + 1`;
