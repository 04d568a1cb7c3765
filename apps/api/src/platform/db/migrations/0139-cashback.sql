-- Cashback: a certificate that a storefront grants for a completed trip. Nobody has bought it, so nobody gets money for it.

ALTER TABLE certificate ADD cashback_of integer UNIQUE REFERENCES booking;

ALTER TABLE certificate_entry DROP CONSTRAINT certificate_entry_sign;
ALTER TABLE certificate_entry ADD CONSTRAINT certificate_entry_sign CHECK (
  CASE WHEN kind IN ('bought', 'granted', 'returned') THEN amount_minor > 0
       WHEN kind IN ('spent', 'refunded', 'expired') THEN amount_minor < 0
       ELSE false END);
CREATE UNIQUE INDEX certificate_granted_once ON certificate_entry (certificate_id) WHERE kind = 'granted';
