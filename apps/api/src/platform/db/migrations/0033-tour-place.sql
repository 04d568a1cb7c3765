-- Where a tour stands: on the map, and for distances and boxes of the filter. Degrees, to a hundred metres, so that
-- tours from one spot share it.
ALTER TABLE tour
  ADD COLUMN lat double precision CHECK (lat BETWEEN -90 AND 90),
  ADD COLUMN lng double precision CHECK (lng BETWEEN -180 AND 180);

-- Of the places of the programme the middlemost, which is nearest to all the others; without any, where its people meet;
-- without that, its main city. A city always has a place, so there is no need to fall back to a region.
CREATE FUNCTION tour_place(content integer, city integer, OUT lat double precision, OUT lng double precision)
LANGUAGE sql STABLE AS $$
  WITH page AS (
    SELECT jsonb_path_query_first(c.body, '$.*') AS texts FROM tour_content c WHERE c.id = content
  ), visited AS (
    SELECT (place ->> 'lat')::double precision AS lat, (place ->> 'lng')::double precision AS lng,
      row_number() OVER () AS nth
    FROM page, jsonb_path_query(texts, '$.programme[*].places[*]') AS place
    WHERE place ->> 'lat' IS NOT NULL AND place ->> 'lng' IS NOT NULL
  ), points AS (
    SELECT 1 AS rank, v.nth, v.lat, v.lng, (
      SELECT sum(sqrt(power(v.lat - o.lat, 2)
        + power(least(abs(v.lng - o.lng), 360 - abs(v.lng - o.lng)) * cos(radians((v.lat + o.lat) / 2)), 2)))
      FROM visited o
    ) AS way
    FROM visited v
    UNION ALL
    SELECT 2, 0, (texts -> 'meeting_point' ->> 'lat')::double precision,
      (texts -> 'meeting_point' ->> 'lng')::double precision, 0
    FROM page
    UNION ALL
    SELECT 3, 0, p.lat, p.lng, 0 FROM city p WHERE p.id = city
  )
  SELECT round(points.lat::numeric, 3)::double precision, round(points.lng::numeric, 3)::double precision
  FROM points WHERE points.lat IS NOT NULL AND points.lng IS NOT NULL
  ORDER BY rank, way, nth LIMIT 1
$$;

CREATE FUNCTION keep_tour_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One that is given with the tour is taken as it is; any other follows the texts and the city.
  IF TG_OP = 'INSERT' AND NEW.lat IS NOT NULL AND NEW.lng IS NOT NULL THEN RETURN NEW; END IF;
  SELECT place.lat, place.lng INTO NEW.lat, NEW.lng FROM tour_place(NEW.content_id, NEW.main_city_id) AS place;
  RETURN NEW;
END $$;

CREATE TRIGGER tour_place_kept BEFORE INSERT OR UPDATE OF content_id, main_city_id ON tour
  FOR EACH ROW EXECUTE FUNCTION keep_tour_place();

CREATE FUNCTION keep_place_of_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tour t SET (lat, lng) = (SELECT place.lat, place.lng FROM tour_place(t.content_id, t.main_city_id) AS place)
  WHERE t.content_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER tour_content_place_kept AFTER UPDATE OF body ON tour_content
  FOR EACH ROW EXECUTE FUNCTION keep_place_of_content();

UPDATE tour SET content_id = content_id;
ALTER TABLE tour ALTER COLUMN lat SET NOT NULL, ALTER COLUMN lng SET NOT NULL;
