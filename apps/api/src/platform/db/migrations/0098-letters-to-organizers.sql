-- Whose record was not finished is reminded once, some days after it was made.
ALTER TABLE organizer ADD created_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE organizer ADD lacking_told_at timestamptz;
-- Who wrote a review is told of the answer once, however often it is changed.
ALTER TABLE review ADD reply_told_at timestamptz;
-- Authors of answers from before are not told of each change of them; readers see no change of it.
ALTER TABLE review DISABLE TRIGGER USER;
UPDATE review SET reply_told_at = coalesce(replied_at, now()) WHERE reply IS NOT NULL;
ALTER TABLE review ENABLE TRIGGER USER;
