-- Organizers' own records: applications, contracts, drafts of tours, messages to guests.

-- Applications to become an organizer: they wait until staff accept or refuse them.
CREATE TABLE organizer_application (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 3001),
  account_id   integer NOT NULL REFERENCES account ON DELETE CASCADE,
  status       text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'accepted', 'refused')),
  first_name   text NOT NULL,
  last_name    text NOT NULL,
  title        text NOT NULL,
  legal_form   text NOT NULL CHECK (legal_form IN ('natural_person', 'individual_entrepreneur', 'legal_entity', 'self_employed')),
  email        text NOT NULL,
  phone        text NOT NULL,
  city_id      integer REFERENCES city,
  site         text NOT NULL,
  about        text NOT NULL,
  -- Where it was sent from, and in which language: what is said of the applicant goes there in it.
  storefront   text NOT NULL,
  locale       text NOT NULL,
  reason       text,
  organizer_id integer REFERENCES organizer ON DELETE SET NULL,
  decided_by   integer REFERENCES account ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  decided_at   timestamptz,
  -- As in `organizer`.
  city_name    text,
  city_country char(2),
  CONSTRAINT organizer_application_check1 CHECK ((status = 'refused') = (reason IS NOT NULL)),
  CONSTRAINT organizer_application_check CHECK ((status = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT organizer_application_has_city CHECK (num_nonnulls(city_id, city_name) > 0)
);
-- One at a time, however often it is sent.
CREATE UNIQUE INDEX organizer_application_waiting ON organizer_application (account_id) WHERE status = 'waiting';
CREATE INDEX organizer_application_account ON organizer_application (account_id, id DESC);
CREATE INDEX organizer_application_status ON organizer_application (status, id);
CREATE INDEX organizer_application_decided_by ON organizer_application (decided_by) WHERE decided_by IS NOT NULL;

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
  provider      text NOT NULL CHECK (provider = 'sumsub'),
  status        smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
  applicant_id  text, -- the provider's name of the person
  reject_labels text[] NOT NULL DEFAULT '{}',
  told_at       timestamptz, -- when the provider made the newest message that counted
  started_at    timestamptz NOT NULL DEFAULT now()
);
-- The badge on cards: e-mail, phone and passport were all checked. Organizers whom no provider has checked keep what the
-- operator says of them.
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

-- Tours as their organizers write them. What travellers see stands in `tour`, where publishing puts it by the writer of
-- imports; whether they see it is said there alone (`tour.status`).
CREATE TABLE organizer_tour (
  id                 integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 5001),
  organizer_id       integer NOT NULL REFERENCES organizer,
  tour_id            integer UNIQUE REFERENCES tour ON DELETE CASCADE, -- null until it is published first
  stage              text NOT NULL DEFAULT 'draft' CHECK (stage IN ('draft', 'moderation', 'returned', 'settled')),
  is_withdrawn       boolean NOT NULL DEFAULT false, -- staff took it off: only an approval brings it back
  archived_at        timestamptz,
  version            integer NOT NULL DEFAULT 1,
  draft              jsonb NOT NULL,
  reasons            jsonb NOT NULL DEFAULT '[]', -- of staff who returned it or took it off
  published_revision integer,
  waiting_revision   integer,
  saved_by           integer REFERENCES account ON DELETE SET NULL,
  saved_at           timestamptz NOT NULL DEFAULT now(),
  -- What lists show of a draft: to take it out of the whole document for each row of a long list takes seconds.
  type               text GENERATED ALWAYS AS (draft ->> 'type') STORED,
  title              jsonb GENERATED ALWAYS AS (draft -> 'title') STORED,
  image              text GENERATED ALWAYS AS (draft #>> '{photos,0}') STORED,
  price              bigint GENERATED ALWAYS AS ((draft ->> 'price')::bigint) STORED,
  currency           text GENERATED ALWAYS AS (draft ->> 'currency') STORED,
  CONSTRAINT organizer_tour_check1 CHECK ((published_revision IS NULL) OR (tour_id IS NOT NULL)),
  CONSTRAINT organizer_tour_check CHECK ((stage = 'moderation') = (waiting_revision IS NOT NULL))
);
CREATE INDEX organizer_tour_organizer ON organizer_tour (organizer_id, saved_at DESC);
CREATE INDEX organizer_tour_waiting ON organizer_tour (id) WHERE stage = 'moderation';
CREATE INDEX organizer_tour_saved_by ON organizer_tour (saved_by) WHERE saved_by IS NOT NULL;

-- The draft as it was each time that it was sent, and as a tour of the catalogue was when it was opened first.
CREATE TABLE tour_revision (
  organizer_tour_id integer NOT NULL REFERENCES organizer_tour ON DELETE CASCADE,
  number            integer NOT NULL CHECK (number > 0),
  draft             jsonb NOT NULL,
  outcome           text NOT NULL CHECK (outcome IN ('waiting', 'published', 'returned', 'taken_back', 'imported')),
  reasons           jsonb NOT NULL DEFAULT '[]',
  -- Where it was sent from, and in which language: what becomes of it is told there.
  storefront        text NOT NULL,
  locale            text NOT NULL,
  created_by        integer REFERENCES account ON DELETE SET NULL,
  created_at        timestamptz NOT NULL DEFAULT now(),
  decided_by        integer REFERENCES account ON DELETE SET NULL,
  decided_at        timestamptz,
  CONSTRAINT tour_revision_check CHECK (outcome IN ('waiting', 'imported') = (decided_at IS NULL)),
  PRIMARY KEY (organizer_tour_id, number)
);
CREATE INDEX tour_revision_created_by ON tour_revision (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX tour_revision_decided_by ON tour_revision (decided_by) WHERE decided_by IS NOT NULL;

-- What an organizer wrote to all guests of a departure at once, or to the guest of one booking; each has it as a message
-- of their chat.
CREATE TABLE departure_message (
  id            integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  tour_date_id  integer NOT NULL REFERENCES tour_date ON DELETE CASCADE,
  author_id     integer REFERENCES account ON DELETE SET NULL,
  body          text NOT NULL,
  sent_count    integer NOT NULL,
  skipped_count integer NOT NULL, -- bookings whose guest has no chat: no account, or a chat that is frozen
  created_at    timestamptz NOT NULL DEFAULT now(),
  booking_id    integer REFERENCES booking ON DELETE CASCADE,
  unreached     integer[] NOT NULL DEFAULT '{}' -- bookings
);
CREATE INDEX departure_message_date ON departure_message (tour_date_id, id DESC);
CREATE INDEX departure_message_booking ON departure_message (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX departure_message_author ON departure_message (author_id) WHERE author_id IS NOT NULL;
