-- What a tour's page tells beside its texts: prices of children, when a gathering group is decided on, video and
-- stories, and how soon its organizer answers.
ALTER TABLE tour
  ADD child_price_percent smallint CHECK (child_price_percent BETWEEN 1 AND 99), -- null: a child pays as an adult
  ADD child_age_to        smallint CHECK (child_age_to BETWEEN 1 AND 17), -- the last year of age that pays so
  ADD min_group_size      smallint NOT NULL DEFAULT 1 CHECK (min_group_size > 0), -- travellers that make a date guaranteed
  ADD decided_days        smallint NOT NULL DEFAULT 14 CHECK (decided_days >= 0), -- days before the start when it is decided
  ADD video_url           text,
  ADD stories             jsonb NOT NULL DEFAULT '[]', -- [{"title": {"ru": "..."}, "images": ["image key"]}]
  ADD CONSTRAINT child_price_has_age CHECK ((child_price_percent IS NULL) = (child_age_to IS NULL));

-- Counted from chats by a daily job; null until there is enough to count.
ALTER TABLE organizer ADD answer_minutes integer CHECK (answer_minutes >= 0);
CREATE TRIGGER organizer_answers_counted AFTER UPDATE OF answer_minutes ON organizer
  FOR EACH ROW WHEN (OLD.answer_minutes IS DISTINCT FROM NEW.answer_minutes) EXECUTE FUNCTION note_organizer_change();
