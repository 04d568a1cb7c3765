-- Organizers' own records, the check of their passport, contract and meeting data, and reviews by travellers.

ALTER TABLE organizer
  -- Whether the organizer's page stands on the storefront and in the hub.
  ADD is_published boolean NOT NULL DEFAULT true,
  ADD seller_kind  text NOT NULL DEFAULT 'marketplace'
    CHECK (seller_kind IN ('marketplace', 'direct_sales', 'agent', 'own', 'third_party_agent')),
  ADD site         text,
  -- Grows with every change of the record: who changes what they have not seen is told so.
  ADD version      integer NOT NULL DEFAULT 1;

-- What contracts need and no page shows, apart from what the catalogue reads.
CREATE TABLE organizer_requisites (
  organizer_id integer PRIMARY KEY REFERENCES organizer ON DELETE CASCADE,
  legal_form   text NOT NULL CHECK (legal_form IN ('natural_person', 'individual_entrepreneur', 'legal_entity', 'self_employed')),
  legal_name   text NOT NULL,
  country_id   integer NOT NULL REFERENCES country, -- of registration: whose rules its numbers follow
  numbers      jsonb NOT NULL -- tax_id, registration_number, kpp, address, bank...
);

-- The check of an organizer's identity by an outside provider (docs/product/organizers.md#verification).
CREATE TABLE organizer_verification (
  organizer_id  integer PRIMARY KEY REFERENCES organizer ON DELETE CASCADE,
  provider      text NOT NULL CHECK (provider IN ('sumsub', 'sandbox')),
  status        smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
  applicant_id  text, -- the provider's name of the person
  reject_labels text[] NOT NULL DEFAULT '{}',
  told_at       timestamptz, -- when the provider made the newest message that counted
  started_at    timestamptz NOT NULL DEFAULT now()
);

-- The badge on cards: e-mail, phone and passport were all checked. Organizers whom no provider has checked keep
-- what the operator says of them.
CREATE FUNCTION refresh_organizer_badge(asked integer) RETURNS void LANGUAGE sql AS $$
  UPDATE organizer SET is_verified = badge.is_full
    FROM (
      SELECT v.status = 1
             AND EXISTS (SELECT 1 FROM account WHERE organizer_id = asked AND email_confirmed_at IS NOT NULL)
             AND EXISTS (SELECT 1 FROM account WHERE organizer_id = asked AND phone_confirmed_at IS NOT NULL) AS is_full
        FROM organizer_verification v WHERE v.organizer_id = asked
    ) badge
   WHERE organizer.id = asked AND organizer.is_verified <> badge.is_full
$$;
CREATE FUNCTION note_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_organizer_badge(NEW.organizer_id);
  RETURN NULL;
END $$;
CREATE TRIGGER verification_changed AFTER INSERT OR UPDATE OF status ON organizer_verification
  FOR EACH ROW EXECUTE FUNCTION note_verification();
CREATE FUNCTION note_organizer_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_organizer_badge(NEW.organizer_id);
  RETURN NULL;
END $$;
CREATE TRIGGER organizer_contact_confirmed
  AFTER INSERT OR UPDATE OF email_confirmed_at, phone_confirmed_at, organizer_id ON account
  FOR EACH ROW WHEN (NEW.organizer_id IS NOT NULL) EXECUTE FUNCTION note_organizer_contact();

-- A contract with an organizer: its page opens by a key that is kept as a hash alone.
CREATE TABLE organizer_contract (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 7001),
  organizer_id integer NOT NULL REFERENCES organizer ON DELETE CASCADE,
  key_hash     bytea NOT NULL UNIQUE, -- SHA-256
  data         jsonb NOT NULL DEFAULT '{}',
  created_at   timestamptz NOT NULL DEFAULT now(),
  saved_at     timestamptz
);
CREATE INDEX organizer_contract_organizer ON organizer_contract (organizer_id);
CREATE TABLE organizer_contract_file (
  contract_id integer NOT NULL REFERENCES organizer_contract ON DELETE CASCADE,
  file_id     integer NOT NULL UNIQUE REFERENCES stored_file ON DELETE CASCADE,
  -- One of twenty: however many arrive at once, no more are kept.
  slot        smallint NOT NULL CHECK (slot BETWEEN 1 AND 20),
  position    smallint NOT NULL DEFAULT 0, -- the order that the page shows
  PRIMARY KEY (contract_id, slot)
);

ALTER TABLE review
  ADD booking_id integer REFERENCES booking, -- null: not written here
  ADD account_id integer REFERENCES account ON DELETE SET NULL,
  ADD photos     text[] NOT NULL DEFAULT '{}' CHECK (cardinality(photos) <= 10),
  -- Staff hold or reject a review; readers see published ones alone, and ratings count them alone.
  ADD status     text NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'held', 'rejected')),
  ADD moderation_note text,
  ADD replied_at timestamptz;
-- One review of a journey, however often it is sent.
CREATE UNIQUE INDEX review_booking ON review (booking_id);
CREATE INDEX review_account ON review (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX review_hidden ON review (status, id DESC) WHERE status <> 'published';
