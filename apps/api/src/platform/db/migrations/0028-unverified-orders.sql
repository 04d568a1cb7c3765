-- Who holds seats without having shown that the phone or the e-mail is theirs may hold a share of a departure: found by
-- the contacts, and by the network that they ordered from, as a keyed hash.
ALTER TABLE booking ADD COLUMN ordered_from bytea;
ALTER TABLE booking ADD COLUMN is_contact_confirmed boolean NOT NULL DEFAULT false;

-- A code may be sent to the phone of an order.
ALTER TABLE contact_code DROP CONSTRAINT contact_code_purpose_check;
ALTER TABLE contact_code ADD CONSTRAINT contact_code_purpose_check
  CHECK (purpose IN ('sign_in', 'staff', 'email', 'phone', 'order'));
