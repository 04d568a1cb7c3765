-- When somebody last showed in a session that the account is theirs; until then its sign-in speaks for that.

ALTER TABLE session ADD COLUMN owner_seen_at timestamptz;
