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
  city_id      integer NOT NULL REFERENCES city,
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
  CHECK ((status = 'waiting') = (decided_at IS NULL)),
  CHECK ((status = 'refused') = (reason IS NOT NULL))
);
-- One at a time, however often it is sent.
CREATE UNIQUE INDEX organizer_application_waiting ON organizer_application (account_id) WHERE status = 'waiting';
CREATE INDEX organizer_application_account ON organizer_application (account_id, id DESC);
CREATE INDEX organizer_application_status ON organizer_application (status, id);
