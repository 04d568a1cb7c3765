import type { PoolClient } from "pg";
import type { DemoOptions } from "../demo-options.ts";
import waysToPlaces from "../../data/texts/ways-to-places.json" with { type: "json" };

const renamed = 40;
const described = 300;

/** Loads former addresses of tours, and hints on getting to some of them. */
export async function loadTourArchive(client: PoolClient, _options: DemoOptions): Promise<void> {
  await client.query(
    `INSERT INTO tour_old_path (path, tour_id)
     SELECT 'tur-' || slug || '-' || id, id FROM tour
      WHERE status = 'published' AND NOT is_individual ORDER BY id LIMIT $1
     ON CONFLICT DO NOTHING`,
    [renamed],
  );
  await client.query(
    `INSERT INTO tour_ticket (tour_id, arrival_city_id, departure_city_id, other_arrival, important, other_departure,
                              comment)
     SELECT tour.id, city_ids[1], city_ids[cardinality(city_ids)], $2::jsonb, $3::jsonb,
            CASE WHEN tour.id % 3 = 0 THEN $4::jsonb END, $5::jsonb -> city.slug
       FROM tour JOIN city ON city.id = coalesce(city_ids[1], main_city_id)
      WHERE status = 'published' AND type = 1 AND NOT is_individual
        AND (tour.id % 2 = 0 OR $5::jsonb ? city.slug)
      ORDER BY tour.id LIMIT $1
     ON CONFLICT DO NOTHING`,
    [
      described,
      JSON.stringify({
        ru: "На своей машине: место для неё у точки встречи подскажет организатор.",
        en: "By car: the organizer will name a place to leave it near the meeting point.",
        de: "Mit dem Auto: Der Veranstalter nennt einen Parkplatz am Treffpunkt.",
        zh: "自驾：组织者会告知集合点附近的停车处。",
      }),
      JSON.stringify({
        ru: "Берите билеты на прибытие не позже чем за два часа до встречи, обратно — не раньше вечера последнего дня.",
        en: "Arrive at least two hours before the meeting, and leave no earlier than the evening of the last day.",
        de: "Kommen Sie mindestens zwei Stunden vor dem Treffen an und reisen Sie frühestens am letzten Abend ab.",
        zh: "请至少在集合前两小时抵达，返程请安排在最后一天傍晚之后。",
      }),
      JSON.stringify(waysToPlaces.back),
      JSON.stringify(waysToPlaces.byTrain),
    ],
  );
}
