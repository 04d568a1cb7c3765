import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { cardFlags, tourFields } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { Difficulty } from "@tropa/domain/discovery/tour-fields/field-values";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { ChildPrice } from "@tropa/domain/sales/party/party-price";
import type { Queryable } from "../../platform/db/database.ts";
import { inLocale } from "./in-locale.ts";
import { departureList, tagList } from "./tour-fragments.ts";
import type { TourDateRow } from "./tour-store.ts";

export interface CardRow {
  id: number;
  slug: string;
  is_active: boolean;
  type: 1 | 2;
  title: string;
  emoji: string | null;
  image: string;
  images_count: number;
  main_city_id: number;
  main_rest_kind_id: number;
  duration_days: number;
  duration_nights: number;
  duration_hours: number;
  currency: Currency;
  price_minor: number;
  price_without_discount_minor: number | null;
  is_price_from: boolean;
  is_very_hot: boolean;
  is_new: boolean;
  request_period_start: string | null;
  request_period_end: string | null;
  rating: number;
  reviews_count: number;
  difficulty: Difficulty;
  organizer_id: number;
  organizer_name: string;
  organizer_photo: string;
  has_organizer_page: boolean;
  /** Coming departures, including full ones. */
  dates: TourDateRow[];
  min_group_size: number;
  decided_days: number;
  child_prices: ChildPrice[];
  min_age: number;
  is_dates_preliminary: boolean;
  is_cruise: boolean;
  ship_id: number | null;
  water_object_id: number | null;
  tags: { id: number; text: string; is_hidden: boolean }[];
  traits: TourCard["traits"];
}

const traits = cardFlags.map((name) => `CASE WHEN t.${tourFields[name].column} THEN '${name}' END`);

interface CardQuestion {
  ids: readonly number[];
  locale: Locale;
  /** Includes unpublished tours: a visitor's own list shows them as removed. */
  withRemoved?: boolean;
}

/** Reads card data for the given ids in one query, in their order. Unknown ids are left out. */
export async function readCards(db: Queryable, question: CardQuestion): Promise<CardRow[]> {
  if (question.ids.length === 0) return [];
  const statuses = question.withRemoved ? ["published", "removed"] : ["published"];
  const { rows } = await db.query<CardRow>({
    name: "catalogue-cards",
    text: `
      SELECT t.id, t.slug, t.status = 'published' AS is_active, t.type, ${inLocale("t.title")} AS title, t.emoji,
        t.images[1] AS image, cardinality(t.images) AS images_count, t.main_city_id, t.main_rest_kind_id, t.duration_days, t.duration_nights,
        t.duration_hours, t.currency, t.price_minor, t.price_without_discount_minor, t.is_price_from, t.child_prices, t.min_age,
        t.is_very_hot, t.is_new, t.request_period_start, t.request_period_end, t.rating, t.reviews_count,
        t.difficulty, t.organizer_id, ${inLocale("o.first_name")} AS organizer_name, o.photo AS organizer_photo,
        o.is_published AS has_organizer_page,
        ${departureList} AS dates, t.min_group_size, t.decided_days, t.is_dates_preliminary, t.is_cruise,
        t.ship_id, t.water_object_ids[1] AS water_object_id, ${tagList("NOT g.is_hidden")} AS tags,
        array_remove(ARRAY[${traits.join()}]::text[], NULL) AS traits
      FROM unnest($2::integer[]) WITH ORDINALITY AS asked (id, place)
      JOIN tour t ON t.id = asked.id AND t.status = ANY ($3) AND NOT t.is_individual
      JOIN organizer o ON o.id = t.organizer_id
      ORDER BY asked.place`,
    values: [question.locale, question.ids, statuses],
  });
  return rows;
}
