import { tourFields, traitNames } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { inLocale } from "./in-locale.ts";

/** The columns of the traits of a tour `t`, to be selected. */
export const traitColumns = traitNames.map((name) => `t.${tourFields[name].column}`).join(", ");

/** SQL fragments about a tour `t`, each a JSON array; $1 is the reader's language. */

const listOf = (object: string, order: string): string =>
  `COALESCE(json_agg(json_build_object(${object}) ORDER BY ${order}), '[]')`;

/** Other versions of the tour, each with what a link to it needs. */
export const versionList = `(
  SELECT ${listOf(
    `'tour_id', v.id, 'name', ${inLocale("v.version_name")}, 'tour_name', ${inLocale("v.title")},
     'slug', v.slug || '-' || v.id`,
    "v.id",
  )}
  FROM tour v
  WHERE v.version_group = t.version_group AND v.id <> t.id AND v.status = 'published' AND NOT v.is_individual
)`;

/**
 * Free cabins by kind of a departure `tour_date`; empty unless `isCruise` holds, which spares most tours the
 * look-up.
 */
export const cabinList = (isCruise: string): string => `CASE WHEN ${isCruise} THEN (
  SELECT ${listOf("'id', ship_cabin_id, 'left', cabins_left", "ship_cabin_id")}
  FROM departure_cabin WHERE tour_date_id = tour_date.id
) ELSE '[]' END`;

/** Departures of the tour after today at its place, without those called off. */
export const departureList = `(
  SELECT ${listOf(
    `'id', id, 'starts_on', starts_on, 'ends_on', ends_on, 'start_times', start_times,
     'price_minor', price_minor, 'price_without_discount_minor', price_without_discount_minor,
     'discount_type', discount_type, 'discount_ends_on', discount_ends_on,
     'seats_left', seats_free, 'seats_taken', seats_taken, 'seats_total', seats_total, 'cabins_left', ${cabinList("t.is_cruise")},
     'is_guaranteed', is_guaranteed`,
    "starts_on, id",
  )}
  FROM tour_date WHERE tour_id = t.id AND canceled_at IS NULL
    AND starts_on > today_at((SELECT time_zone FROM city WHERE city.id = t.main_city_id))
)`;

/** Tags of the tour in its own order. */
export const tagList = (condition = "true"): string => `(
  SELECT COALESCE(json_agg(json_build_object('id', g.id, 'text', ${inLocale("g.name")}, 'is_hidden', g.is_hidden)
    ORDER BY array_position(t.tag_ids, g.id)), '[]')
  FROM tag g WHERE g.id = ANY (t.tag_ids) AND ${condition}
)`;
