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
  CHECK ((stage = 'moderation') = (waiting_revision IS NOT NULL)),
  CHECK (published_revision IS NULL OR tour_id IS NOT NULL)
);
CREATE INDEX organizer_tour_organizer ON organizer_tour (organizer_id, saved_at DESC);
CREATE INDEX organizer_tour_waiting ON organizer_tour (id) WHERE stage = 'moderation';

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
  PRIMARY KEY (organizer_tour_id, number),
  CHECK ((outcome IN ('waiting', 'imported')) = (decided_at IS NULL))
);

-- A picture that an organizer has put into a tour is theirs, whoever brought it.
ALTER TABLE stored_file ADD owner_organizer_id integer REFERENCES organizer ON DELETE SET NULL;
CREATE INDEX stored_file_organizer ON stored_file (owner_organizer_id) WHERE owner_organizer_id IS NOT NULL;
