-- The time zone of each city, by whose day deadlines end.
CREATE FUNCTION today_at(time_zone text) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (now() AT TIME ZONE time_zone)::date;

ALTER TABLE city ADD COLUMN time_zone text;
UPDATE city SET time_zone = known.time_zone
  FROM (VALUES
    ('Africa/Cairo', 'cairo luxor marsa-alam'),
    ('Africa/Casablanca', 'marrakesh'),
    ('Africa/Dar_es_Salaam', 'arusha zanzibar'),
    ('Africa/Johannesburg', 'cape-town'),
    ('Africa/Nairobi', 'nairobi'),
    ('Africa/Windhoek', 'windhoek'),
    ('America/Argentina/Rio_Gallegos', 'el-calafate'),
    ('America/Argentina/Ushuaia', 'ushuaia'),
    ('America/Cancun', 'tulum'),
    ('America/Havana', 'havana'),
    ('America/La_Paz', 'uyuni'),
    ('America/Lima', 'cusco'),
    ('America/Los_Angeles', 'las-vegas'),
    ('America/Punta_Arenas', 'puerto-natales'),
    ('America/Santiago', 'san-pedro-de-atacama'),
    ('America/Sao_Paulo', 'rio-de-janeiro'),
    ('Asia/Almaty', 'almaty'),
    ('Asia/Amman', 'petra'),
    ('Asia/Aqtau', 'aktau'),
    ('Asia/Baku', 'baku'),
    ('Asia/Bangkok', 'phuket chiang-mai'),
    ('Asia/Barnaul', 'gorny-altay teletskoye belukha'),
    ('Asia/Bishkek', 'karakol'),
    ('Asia/Colombo', 'kandy weligama'),
    ('Asia/Dubai', 'dubai'),
    ('Asia/Dushanbe', 'fann-mountains'),
    ('Asia/Ho_Chi_Minh', 'ha-long hoi-an mekong-delta'),
    ('Asia/Irkutsk', 'baikal ulan-ude tunka'),
    ('Asia/Jakarta', 'east-java'),
    ('Asia/Kamchatka', 'kamchatka'),
    ('Asia/Kathmandu', 'namche pokhara'),
    ('Asia/Kolkata', 'jaipur leh rishikesh'),
    ('Asia/Krasnoyarsk', 'ergaki krasnoyarsk kyzyl'),
    ('Asia/Magadan', 'kurils'),
    ('Asia/Makassar', 'ubud lombok labuan-bajo'),
    ('Asia/Muscat', 'muscat'),
    ('Asia/Novokuznetsk', 'sheregesh'),
    ('Asia/Phnom_Penh', 'siem-reap'),
    ('Asia/Sakhalin', 'yuzhno-sakhalinsk'),
    ('Asia/Samarkand', 'samarkand bukhara'),
    ('Asia/Shanghai', 'beijing zhangjiajie lijiang'),
    ('Asia/Tbilisi', 'tbilisi mestia kazbegi telavi batumi'),
    ('Asia/Tokyo', 'tokyo kyoto sapporo'),
    ('Asia/Ulaanbaatar', 'gobi'),
    ('Asia/Vientiane', 'luang-prabang'),
    ('Asia/Vladivostok', 'vladivostok'),
    ('Asia/Yakutsk', 'yakutsk'),
    ('Asia/Yekaterinburg', 'perm south-urals'),
    ('Asia/Yerevan', 'yerevan dilijan'),
    ('Atlantic/Canary', 'tenerife'),
    ('Atlantic/Madeira', 'madeira'),
    ('Atlantic/Reykjavik', 'south-iceland akureyri'),
    ('Europe/Astrakhan', 'astrakhan'),
    ('Europe/Athens', 'santorini chania'),
    ('Europe/Belgrade', 'belgrade'),
    ('Europe/Berlin', 'munich passau'),
    ('Europe/Budapest', 'budapest'),
    ('Europe/Istanbul', 'goreme istanbul lycian-way'),
    ('Europe/Kaliningrad', 'kaliningrad'),
    ('Europe/Lisbon', 'lisbon'),
    ('Europe/Madrid', 'seville'),
    ('Europe/Moscow', 'gorny-dagestan ladoga-karelia murmansk khibiny petrozavodsk solovki saint-petersburg
    veliky-novgorod moscow suzdal nizhny-novgorod kazan derbent prielbrusye vladikavkaz arkhyz-dombay grozny
    lago-naki sochi gelendzhik'),
    ('Europe/Oslo', 'bergen reine tromso'),
    ('Europe/Paris', 'paris chamonix avignon'),
    ('Europe/Podgorica', 'kotor'),
    ('Europe/Rome', 'florence cortina rome catania'),
    ('Europe/Samara', 'samara'),
    ('Europe/Vienna', 'vienna'),
    ('Europe/Zagreb', 'split'),
    ('Pacific/Auckland', 'queenstown'),
    ('Pacific/Galapagos', 'galapagos')
  ) AS known (time_zone, slugs)
 WHERE city.slug = ANY (regexp_split_to_array(known.slugs, '\s+'));
-- Cities that no release has named: the zone of the nearest city, in their country if there is one.
UPDATE city SET time_zone = coalesce((
  SELECT near.time_zone FROM city near WHERE near.time_zone IS NOT NULL
   ORDER BY near.country_id <> city.country_id,
            (near.lat - city.lat) ^ 2 + ((near.lng - city.lng) * cosd(city.lat)) ^ 2 LIMIT 1), 'UTC')
 WHERE time_zone IS NULL;
ALTER TABLE city ALTER COLUMN time_zone SET NOT NULL,
  -- An unknown zone raises an error.
  ADD CONSTRAINT city_time_zone_check
    CHECK (time_zone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+)+)$' AND timestamp '2000-01-01' AT TIME ZONE time_zone IS NOT NULL);
