-- Chats with support as its people work through them, and why chats were frozen.

-- Whoever is staff today could answer all of them before.
ALTER TABLE account
  DROP CONSTRAINT account_desk_parts_check,
  ADD CONSTRAINT account_desk_parts_check
    CHECK (desk_parts <@ ARRAY['support', 'reviews', 'messages', 'payments', 'letters', 'organizers', 'audit']);
UPDATE account SET desk_parts = array_prepend('support', desk_parts) WHERE is_staff;

-- A chat with support in which something was said.
CREATE TABLE support_chat (
  chat_id       integer PRIMARY KEY REFERENCES chat ON DELETE CASCADE,
  waiting_since timestamptz, -- the first words of the tourist that nobody has answered; null: all are answered
  assignee_id   integer REFERENCES account ON DELETE SET NULL,
  closed_at     timestamptz, -- null: somebody still has to look after it
  closed_by     integer REFERENCES account ON DELETE SET NULL,
  CONSTRAINT support_chat_closed_is_nobodys CHECK (closed_at IS NULL OR (waiting_since IS NULL AND assignee_id IS NULL))
);
CREATE INDEX support_chat_open ON support_chat (waiting_since) WHERE closed_at IS NULL;
CREATE INDEX support_chat_closed ON support_chat (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX support_chat_assignee ON support_chat (assignee_id) WHERE assignee_id IS NOT NULL;

-- Where support spoke last, nobody waits.
INSERT INTO support_chat (chat_id, waiting_since, closed_at)
SELECT chat.id, unanswered.since, CASE WHEN unanswered.since IS NULL THEN chat.updated_at END
  FROM chat
  LEFT JOIN LATERAL (
    SELECT min(created_at) AS since FROM chat_message m
     WHERE m.chat_id = chat.id AND m.side = 'tourist' AND m.deleted_at IS NULL
       AND m.id > coalesce((SELECT max(id) FROM chat_message said
                             WHERE said.chat_id = chat.id AND said.side = 'support'), 0)) unanswered ON true
 WHERE chat.organizer_id IS NULL AND chat.last_message_id IS NOT NULL;

-- Each time that staff froze a chat or opened it again; a chat's last row says why it is as it is.
CREATE TABLE chat_freeze (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  chat_id    integer NOT NULL REFERENCES chat ON DELETE CASCADE,
  is_frozen  boolean NOT NULL,
  reason     text NOT NULL CHECK (reason <> ''),
  account_id integer REFERENCES account ON DELETE SET NULL,
  at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chat_freeze_chat ON chat_freeze (chat_id, id DESC);
CREATE INDEX chat_frozen ON chat (frozen_at) WHERE frozen_at IS NOT NULL;
