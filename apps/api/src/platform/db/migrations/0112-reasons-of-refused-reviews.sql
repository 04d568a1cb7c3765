-- Why staff do not publish a review, in the words that its author reads, and what the author was told last: every state
-- is told once. Reviews of before were told nothing, and count as published.
ALTER TABLE review
  ADD reject_reason text CHECK (reject_reason IN ('personal', 'insult', 'advertising', 'unrelated', 'unclear')),
  ADD told_status text CHECK (told_status IN ('published', 'held', 'rejected'));
