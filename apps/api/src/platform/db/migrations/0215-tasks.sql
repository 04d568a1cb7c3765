-- Tasks of staff: a part of the desk, for those who answer people already.
ALTER TABLE account DROP CONSTRAINT account_desk_parts_check;
ALTER TABLE account ADD CONSTRAINT account_desk_parts_check CHECK (
  desk_parts <@ ARRAY['bookings', 'support', 'tasks', 'reviews', 'messages', 'payments', 'letters', 'organizers', 'audit',
                      'team']
) NOT VALID;
ALTER TABLE staff_role DROP CONSTRAINT staff_role_rights;
ALTER TABLE staff_role ADD CONSTRAINT staff_role_rights CHECK (rights <@ ARRAY[
  'bookings.look', 'bookings.act', 'bookings.money', 'support.look', 'support.act', 'support.money', 'tasks.look', 'tasks.act',
  'reviews.look', 'reviews.act', 'messages.look', 'messages.act', 'payments.look', 'payments.act', 'payments.money',
  'letters.look', 'letters.act', 'organizers.look', 'organizers.act', 'audit.look', 'team.look', 'team.act']) NOT VALID;
UPDATE staff_role SET rights = rights || ARRAY['tasks.look'] WHERE 'support.look' = ANY (rights);
UPDATE staff_role SET rights = rights || ARRAY['tasks.act'] WHERE 'support.act' = ANY (rights);

-- What an answer to a request is written in the name of.
ALTER TABLE help_request ADD storefront text;

-- Work on something that came in from outside: who does it, how far it is, until when an answer was promised.
CREATE TABLE task (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind       text NOT NULL CHECK (kind IN ('help_request', 'complaint')),
  subject_id integer NOT NULL, -- of help_request or tour_complaint
  state      text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'in_work', 'offer_sent', 'booked', 'lost', 'answered')),
  owner_id   integer REFERENCES account ON DELETE SET NULL,
  due_at     timestamptz, -- null: an answer has gone out, or the task is closed
  booking_id integer REFERENCES booking,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at  timestamptz,
  CONSTRAINT task_of_subject UNIQUE (kind, subject_id),
  CONSTRAINT task_is_closed CHECK ((state IN ('booked', 'lost', 'answered')) = (closed_at IS NOT NULL)),
  CONSTRAINT task_promises_while_open CHECK (closed_at IS NULL OR due_at IS NULL),
  CONSTRAINT task_booking CHECK ((state = 'booked') = (booking_id IS NOT NULL))
);
CREATE INDEX task_open ON task (coalesce(due_at, 'infinity'), id) WHERE closed_at IS NULL;
CREATE INDEX task_due ON task (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX task_closed ON task (closed_at, id) WHERE closed_at IS NOT NULL;
CREATE INDEX task_owner ON task (owner_id);
CREATE INDEX task_booking ON task (booking_id) WHERE booking_id IS NOT NULL;

-- What happened to a task; only added to.
CREATE TABLE task_event (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  task_id    integer NOT NULL REFERENCES task ON DELETE CASCADE,
  at         timestamptz NOT NULL DEFAULT now(),
  account_id integer REFERENCES account ON DELETE SET NULL,
  kind       text NOT NULL CHECK (kind IN ('owner', 'state', 'note', 'answer')),
  owner_id   integer REFERENCES account ON DELETE SET NULL, -- of owner: the new one
  state      text, -- of state and answer: the new one
  body       text NOT NULL DEFAULT '', -- note, reason, or the answer as it was sent
  channel    text CHECK (channel IN ('email', 'chat')),
  CONSTRAINT task_event_channel CHECK ((kind = 'answer') = (channel IS NOT NULL))
);
CREATE INDEX task_event_task ON task_event (task_id, id);
CREATE INDEX task_event_account ON task_event (account_id);
CREATE INDEX task_event_owner ON task_event (owner_id);

-- Versions of templates of answers; the newest counts. Of two that edit one at once, the key refuses the second.
CREATE TABLE answer_template (
  id         integer NOT NULL,
  version    integer NOT NULL CHECK (version > 0),
  kind       text NOT NULL CHECK (kind IN ('help_request', 'complaint')),
  name       text NOT NULL CHECK (name <> ''),
  texts      jsonb NOT NULL, -- by language
  is_removed boolean NOT NULL DEFAULT false,
  account_id integer REFERENCES account ON DELETE SET NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT answer_template_version PRIMARY KEY (id, version)
);
CREATE INDEX answer_template_account ON answer_template (account_id);
CREATE SEQUENCE answer_template_number AS integer OWNED BY answer_template.id;
