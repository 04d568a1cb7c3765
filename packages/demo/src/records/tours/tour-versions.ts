import { pluralCategory } from "@tropa/domain/text/plural";
import type { PoolClient } from "pg";
import type { DemoOptions } from "../demo-options.ts";

/** How many tours of a large catalogue get versions and tags. */
const labelledTours = 5000;

const tags = [
  {
    id: 1,
    is_hidden: false,
    name: { ru: "С детьми", en: "With children", de: "Mit Kindern", zh: "亲子" },
  },
  {
    id: 2,
    is_hidden: false,
    name: { ru: "Камерная группа", en: "Small group", de: "Kleine Gruppe", zh: "小团" },
  },
  {
    id: 3,
    is_hidden: false,
    name: { ru: "Без тяжёлых переходов", en: "Easy pace", de: "Gemütlich", zh: "轻松节奏" },
  },
  {
    id: 4,
    is_hidden: true,
    name: {
      ru: "Проверено редактором",
      en: "Checked by an editor",
      de: "Geprüft",
      zh: "编辑已审核",
    },
  },
] as const;

const days = {
  ru: { one: "{n} день", few: "{n} дня", many: "{n} дней", other: "{n} дня" },
  en: { one: "{n} day", other: "{n} days" },
  de: { one: "{n} Tag", other: "{n} Tage" },
  zh: { other: "{n}天" },
} as const satisfies Record<string, { other: string; one?: string; few?: string; many?: string }>;

/** "5 days" in every language: the name of a version. */
function lengthName(count: number): Record<string, string> {
  return Object.fromEntries(
    (["ru", "en", "de", "zh"] as const).map((locale) => {
      const forms: Partial<Record<string, string>> = days[locale];
      const form = forms[pluralCategory(locale, count)] ?? days[locale].other;
      return [locale, form.replace("{n}", String(count))];
    }),
  );
}

/**
 * Loads tags, and links tours of one organizer and place that differ in length as versions. A `catalogue_load` row
 * makes the search reload the catalogue, so changes of single tours are not recorded.
 */
export async function loadTourVersions(client: PoolClient, _options: DemoOptions): Promise<void> {
  await client.query(
    `INSERT INTO tag (id, name, is_hidden)
     SELECT id, name, is_hidden FROM jsonb_to_recordset($1) AS tag (id integer, name jsonb, is_hidden boolean)
     ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(tags)],
  );
  await client.query("ALTER TABLE tour DISABLE TRIGGER USER");
  const tagged = await client.query(
    `UPDATE tour SET tag_ids = array_remove(ARRAY[
         CASE WHEN min_age BETWEEN 1 AND 7 THEN 1 END,
         CASE WHEN max_group_size <= 8 AND id % 3 = 0 THEN 2 END,
         CASE WHEN difficulty = 1 AND duration_days > 2 AND id % 2 = 0 THEN 3 END,
         CASE WHEN rating >= 4.8 THEN 4 END], NULL)
      WHERE id <= $1 AND NOT is_individual`,
    [labelledTours],
  );
  const { rows } = await client.query<{ id: number; version_group: number; duration_days: number }>(
    `WITH kin AS (
       SELECT id, duration_days, organizer_id, main_city_id,
              row_number() OVER (PARTITION BY organizer_id, main_city_id, duration_days ORDER BY id) AS twin
         FROM tour
        WHERE status = 'published' AND type = 1 AND NOT is_cruise AND NOT is_individual AND id <= $1
     ), grouped AS (
       SELECT id, duration_days, min(id) OVER same AS version_group, count(*) OVER same AS versions
         FROM kin WHERE twin = 1 WINDOW same AS (PARTITION BY organizer_id, main_city_id)
     )
     SELECT id, version_group, duration_days FROM grouped WHERE versions BETWEEN 2 AND 4`,
    [labelledTours],
  );
  const named = rows.map((row) => ({ ...row, name: lengthName(row.duration_days) }));
  await client.query(
    `UPDATE tour SET version_group = v.version_group, version_name = v.name
       FROM jsonb_to_recordset($1) AS v (id integer, version_group integer, name jsonb) WHERE tour.id = v.id`,
    [JSON.stringify(named)],
  );
  await client.query("ALTER TABLE tour ENABLE TRIGGER USER");
  if (!tagged.rowCount) return;
  await client.query("INSERT INTO catalogue_load (source, tours) VALUES ($1, $2)", [
    "demo, tags and versions of tours",
    tagged.rowCount,
  ]);
}
