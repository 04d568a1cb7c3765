-- LEAST passes over NULL: where nothing was agreed the share was 100 percent, and organizers were due nothing.
CREATE OR REPLACE FUNCTION commission_share(departure integer) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN share.percent > 100 THEN 100 ELSE share.percent END
    FROM tour_date d
    LEFT JOIN tour_date_commission own ON own.tour_date_id = d.id
    LEFT JOIN tour_commission agreed ON agreed.tour_id = d.tour_id
   CROSS JOIN LATERAL (
     SELECT CASE WHEN own.tour_date_id IS NOT NULL
              THEN coalesce(own.percent, round(own.quantity_minor * 100.0 / d.price_minor, 4))
              ELSE coalesce(agreed.percent, round(agreed.quantity_minor * 100.0 / d.price_minor, 4)) END AS percent
   ) share
   WHERE d.id = departure
$$;

UPDATE booking SET commission_percent = commission_share(tour_date_id) WHERE commission_percent = 100;
