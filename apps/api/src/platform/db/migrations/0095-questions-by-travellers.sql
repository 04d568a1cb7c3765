-- Travellers ask about a tour in sight of everybody; its organizer or support answers.
ALTER TABLE tour_question
  ADD account_id      integer REFERENCES account ON DELETE SET NULL,
  -- Of who asked without an account: forgotten as soon as they were told of the answer.
  ADD email           text,
  -- Where it was asked; null for questions that were there before.
  ADD storefront      text,
  ADD status          text NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'held', 'rejected')),
  ADD moderation_note text,
  ADD answered_by     text CHECK (answered_by IN ('organizer', 'support')),
  -- When whoever asked was told of the answer.
  ADD told_at         timestamptz,
  ADD version         integer NOT NULL DEFAULT 0,
  ADD helpful_count   integer NOT NULL DEFAULT 0;
UPDATE tour_question SET answered_by = 'organizer' WHERE answer IS NOT NULL;

CREATE INDEX tour_question_account ON tour_question (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX tour_question_held ON tour_question (status, id) WHERE status <> 'published' OR answer IS NULL;
-- The same question sent twice is one.
CREATE UNIQUE INDEX tour_question_once ON tour_question (tour_id, md5(question), COALESCE(account_id::text, email))
  WHERE account_id IS NOT NULL OR email IS NOT NULL;

-- Who said that an answer helped: a digest of the account or of the browser's own name for itself.
CREATE TABLE tour_question_mark (
  question_id integer NOT NULL REFERENCES tour_question ON DELETE CASCADE,
  marker      text NOT NULL,
  PRIMARY KEY (question_id, marker)
);

-- A mark changes no tour's page.
DROP TRIGGER tour_question_changed ON tour_question;
CREATE TRIGGER tour_question_changed AFTER INSERT OR DELETE OR UPDATE OF question, answer, author_name, locale, status
  ON tour_question FOR EACH ROW EXECUTE FUNCTION note_change_of_part();
