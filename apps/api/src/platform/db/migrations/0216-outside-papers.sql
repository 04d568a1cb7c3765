-- Papers of money that came past the providers or was handed back: the number as it was typed, and as it is compared. One
-- pays once in its way, unless staff say that it pays several bookings.
CREATE TABLE outside_paper (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer UNIQUE REFERENCES payment ON DELETE CASCADE,
  refund_id  integer UNIQUE REFERENCES refund ON DELETE CASCADE,
  method     text NOT NULL CHECK (method IN ('cash', 'transfer')),
  number     text NOT NULL,
  number_key text NOT NULL,
  paid_on    date, -- when the money came
  is_shared  boolean NOT NULL DEFAULT false,
  CONSTRAINT paper_of_one CHECK (num_nonnulls(payment_id, refund_id) = 1),
  CONSTRAINT paper_has_day CHECK ((payment_id IS NULL) = (paid_on IS NULL))
);
CREATE UNIQUE INDEX outside_paper_once ON outside_paper (method, number_key, (refund_id IS NULL)) WHERE NOT is_shared;
CREATE INDEX outside_paper_number ON outside_paper (number_key);

INSERT INTO outside_paper (payment_id, method, number, number_key, paid_on, is_shared)
SELECT payment.id, method, paper.number, paper.number, (coalesce(settled_at, created_at) AT TIME ZONE 'UTC')::date,
       row_number() OVER (PARTITION BY method, paper.number ORDER BY payment.id) > 1
  FROM payment CROSS JOIN LATERAL (SELECT substr(provider_ref, strpos(provider_ref, '/') + 1) AS number) paper
 WHERE provider = 7;
INSERT INTO outside_paper (refund_id, method, number, number_key, is_shared)
SELECT refund.id, method, refund.provider_ref, paper.key,
       row_number() OVER (PARTITION BY method, paper.key ORDER BY refund.id) > 1
  FROM payment JOIN refund ON refund.payment_id = payment.id
 CROSS JOIN LATERAL (SELECT regexp_replace(upper(refund.provider_ref), '[\s–—-]+', '-', 'g') AS key) paper
 WHERE provider = 7 AND refund.provider_ref IS NOT NULL;
