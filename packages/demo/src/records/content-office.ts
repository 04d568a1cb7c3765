import type { PoolClient } from "pg";
import type { DemoOptions } from "./demo-options.ts";

/** Loads phones, office hours, social networks and short links of a fictional company. */
export async function loadOffice(
  client: PoolClient,
  { storefronts }: Pick<DemoOptions, "storefronts">,
): Promise<void> {
  const ru = storefronts.speaking("ru").id;
  const en = storefronts.speaking("en").id;
  // A single storefront has a single office.
  const abroad = en === ru ? "NULL" : `'${en}'`;
  await client.query(`
    INSERT INTO contact_email (storefront, email)
    SELECT storefront, 'hello@tropa.example'
    FROM (VALUES ('${ru}'), (${abroad})) AS given (storefront) WHERE storefront IS NOT NULL;

    INSERT INTO contact_phone (storefront, phone, type, country_id, city_id, position)
    SELECT storefront, phone, type, country.id, city.id, position
    FROM (VALUES
      ('${ru}', '+78005550199', 'main', NULL, NULL, 0),
      ('${ru}', '+74955550142', 'additional', NULL, NULL, 1),
      ('${ru}', '+73955550117', 'additional', NULL, 'baikal', 2),
      ('${ru}', '+78125550163', 'additional', NULL, 'saint-petersburg', 3),
      ('${ru}', '+995325550188', 'additional', 'georgia', NULL, 4),
      ('${ru}', '+902125550155', 'additional', 'turkey', NULL, 5),
      (${abroad}, '+15550100199', 'main', NULL, NULL, 0),
      (${abroad}, '+442055501770', 'additional', NULL, NULL, 1),
      (${abroad}, '+3545550126', 'additional', 'iceland', NULL, 2)
    ) AS given (storefront, phone, type, country_slug, city_slug, position)
    LEFT JOIN country ON country.slug = country_slug LEFT JOIN city ON city.slug = city_slug
    WHERE storefront IS NOT NULL
      AND (country_slug IS NULL OR country.id IS NOT NULL) AND (city_slug IS NULL OR city.id IS NOT NULL);

    WITH office AS (
      INSERT INTO work_time (storefront, city_id, country_id, time_zone)
      SELECT storefront, city.id, country.id, given.time_zone
      FROM (VALUES
        ('${ru}', NULL, NULL, 'Europe/Moscow'),
        ('${ru}', 'baikal', NULL, 'Asia/Irkutsk'),
        ('${ru}', NULL, 'georgia', 'Asia/Tbilisi'),
        (${abroad}, NULL, NULL, 'Europe/London')
      ) AS given (storefront, city_slug, country_slug, time_zone)
      LEFT JOIN country ON country.slug = country_slug LEFT JOIN city ON city.slug = city_slug
      WHERE storefront IS NOT NULL
        AND (country_slug IS NULL OR country.id IS NOT NULL) AND (city_slug IS NULL OR city.id IS NOT NULL)
      RETURNING id
    )
    INSERT INTO work_hours (work_time_id, weekday, opens, closes)
    SELECT id, weekday, CASE WHEN weekday = 6 THEN '10:00' ELSE '09:00' END::time,
      CASE WHEN weekday = 6 THEN '18:00' ELSE '21:00' END::time
    FROM office, generate_series(1, 6) AS weekday;

    INSERT INTO social_group (storefront, network, name, url, subscribers_count, position)
    SELECT storefront, network, name::jsonb, url, subscribers_count, position
    FROM (VALUES
      ('${ru}', 'vk', '{"ru": "Тропа во ВКонтакте", "en": "Tropa on VK", "de": "Tropa auf VK", "zh": "VK 上的 Tropa"}', 'https://vk.com/tropa_travel', 48200, 1),
      ('${ru}', 'telegram', '{"ru": "Канал «Тропа»", "en": "Tropa channel", "de": "Tropa auf Telegram", "zh": "Telegram 上的 Tropa"}', 'https://t.me/tropa_travel', 31750, 2),
      ('${ru}', 'ok', '{"ru": "Тропа в Одноклассниках", "en": "Tropa on OK", "de": "Tropa auf OK", "zh": "OK 上的 Tropa"}', 'https://ok.ru/tropa.travel', 9400, 3),
      (${abroad}, 'instagram', '{"en": "Tropa on Instagram", "de": "Tropa auf Instagram", "zh": "Instagram 上的 Tropa"}', 'https://www.instagram.com/tropa.travel', 26900, 1),
      (${abroad}, 'facebook', '{"en": "Tropa on Facebook", "de": "Tropa auf Facebook", "zh": "Facebook 上的 Tropa"}', 'https://www.facebook.com/tropa.travel', 12300, 2),
      (${abroad}, 'youtube', '{"en": "Tropa on YouTube", "de": "Tropa auf YouTube", "zh": "YouTube 上的 Tropa"}', 'https://www.youtube.com/@tropa.travel', NULL, 3)
    ) AS given (storefront, network, name, url, subscribers_count, position) WHERE storefront IS NOT NULL;

    INSERT INTO redirect_link (id, source_url) VALUES
      (1, '/help-center'), (2, '/journal'), (3, 'https://t.me/tropa_travel_bot'), (4, '/podarochnye-sertifikaty');
    SELECT setval(pg_get_serial_sequence('redirect_link', 'id'), max(id)) FROM redirect_link`);
}
