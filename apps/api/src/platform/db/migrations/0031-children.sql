-- What children pay by their age: [{"from_age": 0, "to_age": 2, "percent": 0}, …], percent of an adult's price.
-- For an age that stands in no rule only the organizer knows the price.
ALTER TABLE tour ADD child_prices jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(child_prices) = 'array');

-- Until now a tour without a share for children took an adult's price for them, and so did ages beyond its share.
ALTER TABLE tour DISABLE TRIGGER USER;
UPDATE tour SET child_prices = CASE
  WHEN child_price_percent IS NULL THEN '[{"from_age": 0, "to_age": 17, "percent": 100}]'
  WHEN child_age_to = 17 THEN jsonb_build_array(
    jsonb_build_object('from_age', 0, 'to_age', 17, 'percent', child_price_percent))
  ELSE jsonb_build_array(
    jsonb_build_object('from_age', 0, 'to_age', child_age_to, 'percent', child_price_percent),
    jsonb_build_object('from_age', child_age_to + 1, 'to_age', 17, 'percent', 100))
END;
ALTER TABLE tour ENABLE TRIGGER USER;
ALTER TABLE tour DROP CONSTRAINT child_price_has_age, DROP COLUMN child_price_percent, DROP COLUMN child_age_to;

-- A booking may wait for its organizer to name the price; nothing is paid for it before.
ALTER TABLE booking
  ADD children_ages smallint[] CHECK (0 <= ALL (children_ages) AND 17 >= ALL (children_ages)),
  ALTER total_minor DROP NOT NULL,
  ALTER prepayment_minor DROP NOT NULL,
  ADD CONSTRAINT ages_of_all_children CHECK (cardinality(children_ages) = children),
  ADD CONSTRAINT whole_price CHECK ((total_minor IS NULL) = (prepayment_minor IS NULL)),
  ADD CONSTRAINT price_before_payment CHECK (total_minor IS NOT NULL OR (status IN (1, 5, 6, 7, 8) AND paid_minor = 0));
