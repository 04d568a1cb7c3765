-- Whether an answer of the help center helped, as its readers say.
ALTER TABLE help_article
  ADD helpful_count integer NOT NULL DEFAULT 0,
  ADD unhelpful_count integer NOT NULL DEFAULT 0;
