-- Who is blocked cannot sign in, book, write or review.
ALTER TABLE account ADD blocked_at timestamptz;
-- Contacts of blocked people that open no new account and make no booking.
CREATE TABLE blocked_contact (
  contact    text PRIMARY KEY, -- an e-mail in lower case, or a phone as E.164
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE
);
CREATE INDEX blocked_contact_account ON blocked_contact (account_id);

-- What staff did to an account, and why.
CREATE TABLE account_act (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  act        text NOT NULL CHECK (act IN ('signed_out', 'blocked', 'unblocked', 'merged', 'unmerged')),
  reason     text NOT NULL CHECK (reason <> ''),
  staff_id   integer REFERENCES account ON DELETE SET NULL,
  at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_act_account ON account_act (account_id, id);
CREATE INDEX account_act_staff ON account_act (staff_id);

-- What staff write down about a person, for each other.
CREATE TABLE account_note (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  author_id  integer REFERENCES account ON DELETE SET NULL,
  body       text NOT NULL CHECK (body <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_note_account ON account_note (account_id, id);
CREATE INDEX account_note_author ON account_note (author_id);

-- Two accounts of one person: the second one points to the first, and signs in to it.
ALTER TABLE account ADD merged_into integer;
ALTER TABLE account ADD CONSTRAINT account_merged_into_fkey
  FOREIGN KEY (merged_into) REFERENCES account ON DELETE CASCADE NOT VALID;
CREATE TABLE account_merge (
  id        integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  from_id   integer NOT NULL REFERENCES account ON DELETE CASCADE,
  into_id   integer NOT NULL REFERENCES account ON DELETE CASCADE,
  staff_id  integer REFERENCES account ON DELETE SET NULL,
  moved     jsonb NOT NULL, -- keys of the rows by what they are, and the contacts of before
  at        timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz
);
CREATE UNIQUE INDEX account_merge_from ON account_merge (from_id) WHERE undone_at IS NULL;
CREATE INDEX account_merge_into ON account_merge (into_id);
CREATE INDEX account_merge_from_all ON account_merge (from_id);
CREATE INDEX account_merge_staff ON account_merge (staff_id);

-- An order that waited while its account was merged is the order of the account that stays.
CREATE FUNCTION follow_merge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One that has ended meanwhile stays, and is refused by the foreign key.
  NEW.account_id := coalesce(
    (SELECT coalesce(merged_into, id) FROM account WHERE id = NEW.account_id FOR KEY SHARE), NEW.account_id);
  RETURN NEW;
END $$;
CREATE TRIGGER booking_follows_merge BEFORE INSERT ON booking
  FOR EACH ROW WHEN (NEW.account_id IS NOT NULL) EXECUTE FUNCTION follow_merge();

-- The person's card replaces the list of their bookings.
UPDATE audit_entry SET call = 'staffPerson' WHERE subject_kind = 'account' AND call = 'personBookings';
