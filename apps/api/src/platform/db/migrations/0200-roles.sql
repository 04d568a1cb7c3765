-- Roles of staff: a name with rights at the desk (packages/domain/src/people/desk-right.ts).
CREATE TABLE staff_role (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name       text NOT NULL CHECK (name = btrim(name) AND length(name) BETWEEN 1 AND 60),
  rights     text[] NOT NULL,
  -- Grows with every change: who changes what they have not seen is told so.
  version    integer NOT NULL DEFAULT 1,
  CONSTRAINT staff_role_rights CHECK (rights <@ ARRAY[
    'bookings.look', 'bookings.act', 'bookings.money', 'support.look', 'support.act', 'support.money',
    'reviews.look', 'reviews.act', 'messages.look', 'messages.act', 'payments.look', 'payments.act', 'payments.money',
    'letters.look', 'letters.act', 'organizers.look', 'organizers.act', 'audit.look', 'team.look', 'team.act'])
);
CREATE UNIQUE INDEX staff_role_name ON staff_role (lower(name));

CREATE TABLE staff_role_holder (
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  role_id    integer NOT NULL REFERENCES staff_role,
  given_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, role_id)
);
CREATE INDEX staff_role_holder_role ON staff_role_holder (role_id, account_id);

-- Links by which people join the staff; each works once.
CREATE TABLE staff_invitation (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  email        text NOT NULL, -- lower case
  token_hash   bytea NOT NULL UNIQUE, -- SHA-256: who reads the table cannot use it
  invited_by   integer REFERENCES account ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL,
  accepted_at  timestamptz,
  withdrawn_at timestamptz
);
CREATE INDEX staff_invitation_inviter ON staff_invitation (invited_by);
-- A new invitation takes the place of the one before.
CREATE UNIQUE INDEX staff_invitation_open ON staff_invitation (email) WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
CREATE TABLE staff_invitation_role (
  invitation_id integer NOT NULL REFERENCES staff_invitation ON DELETE CASCADE,
  role_id       integer NOT NULL REFERENCES staff_role ON DELETE CASCADE,
  PRIMARY KEY (invitation_id, role_id)
);
CREATE INDEX staff_invitation_role_role ON staff_invitation_role (role_id);

-- What a person's roles come to. Every call looks it up; it is written here alone, by the triggers below.
ALTER TABLE account ADD desk_rights text[] NOT NULL DEFAULT '{}';
ALTER TABLE account DROP CONSTRAINT account_desk_parts_check;
ALTER TABLE account
  ADD CONSTRAINT account_desk_parts_check CHECK (
    desk_parts <@ ARRAY['bookings', 'support', 'reviews', 'messages', 'payments', 'letters', 'organizers', 'audit', 'team']
  ) NOT VALID,
  ADD CONSTRAINT account_rights_are_for_staff CHECK (is_staff OR desk_rights = '{}') NOT VALID;

-- The parts that somebody may open, for SQL that asks no more.
CREATE FUNCTION set_desk_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.desk_parts := ARRAY(SELECT split_part(held, '.', 1) FROM unnest(NEW.desk_rights) held WHERE held LIKE '%.look');
  RETURN NEW;
END $$;
CREATE TRIGGER account_desk_parts_added BEFORE INSERT ON account
  FOR EACH ROW WHEN (NEW.desk_rights <> '{}') EXECUTE FUNCTION set_desk_parts();
CREATE TRIGGER account_desk_parts_changed BEFORE UPDATE OF desk_rights ON account
  FOR EACH ROW EXECUTE FUNCTION set_desk_parts();

-- Accounts are locked before their roles are read, so that two changes at once do not each miss the other's role; all of
-- them, in one order, before the one update, whose triggers take the administrators' lock.
CREATE FUNCTION refresh_desk_rights(people integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account WHERE id = ANY (people) ORDER BY id FOR NO KEY UPDATE;
  UPDATE account SET desk_rights = ARRAY(
    SELECT DISTINCT held FROM staff_role_holder holder JOIN staff_role role ON role.id = holder.role_id,
           unnest(role.rights) held
     WHERE holder.account_id = account.id ORDER BY held)
   WHERE id = ANY (people);
END $$;
CREATE FUNCTION refresh_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever changes the role at this moment is waited for.
  PERFORM FROM staff_role WHERE id = coalesce(NEW.role_id, OLD.role_id) FOR SHARE;
  PERFORM refresh_desk_rights(ARRAY[coalesce(NEW.account_id, OLD.account_id)]);
  RETURN NULL;
END $$;
CREATE TRIGGER staff_role_holder_changed AFTER INSERT OR DELETE ON staff_role_holder
  FOR EACH ROW EXECUTE FUNCTION refresh_holder();
CREATE FUNCTION refresh_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_desk_rights(ARRAY(SELECT account_id FROM staff_role_holder WHERE role_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER staff_role_changed AFTER UPDATE OF rights ON staff_role
  FOR EACH ROW EXECUTE FUNCTION refresh_holders();

-- The last administrator stays, however they would cease to be one. Those who take it from each other at once wait
-- here for each other, and the second sees what the first has done.
CREATE FUNCTION keep_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff administrators'));
  IF NOT EXISTS (SELECT FROM account WHERE is_staff AND 'team.act' = ANY (desk_rights)) THEN
    RAISE EXCEPTION 'the last administrator stays'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'account_last_administrator', TABLE = 'account';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER account_administrator_changed AFTER UPDATE OF is_staff, desk_rights ON account
  FOR EACH ROW WHEN (OLD.is_staff AND 'team.act' = ANY (OLD.desk_rights)
                     AND NOT (NEW.is_staff AND 'team.act' = ANY (NEW.desk_rights)))
  EXECUTE FUNCTION keep_an_administrator();
CREATE TRIGGER account_administrator_deleted AFTER DELETE ON account
  FOR EACH ROW WHEN (OLD.is_staff AND 'team.act' = ANY (OLD.desk_rights)) EXECUTE FUNCTION keep_an_administrator();

-- Those who may open parts today hold a role for each, with all that the part has; whoever has every part becomes an
-- administrator. The names are for staff to change.
INSERT INTO staff_role (name, rights)
SELECT carried.name, carried.rights
  FROM (VALUES
    ('bookings', 'Бронирования', ARRAY['bookings.look', 'bookings.act', 'bookings.money']),
    ('support', 'Поддержка', ARRAY['support.look', 'support.act', 'support.money']),
    ('reviews', 'Отзывы', ARRAY['reviews.look', 'reviews.act']),
    ('messages', 'Сообщения', ARRAY['messages.look', 'messages.act']),
    ('payments', 'Деньги', ARRAY['payments.look', 'payments.act', 'payments.money']),
    ('letters', 'Письма', ARRAY['letters.look', 'letters.act']),
    ('organizers', 'Организаторы', ARRAY['organizers.look', 'organizers.act']),
    ('audit', 'Журнал', ARRAY['audit.look']),
    ('team', 'Команда', ARRAY['team.look', 'team.act'])) AS carried (part, name, rights)
 WHERE EXISTS (SELECT FROM account WHERE is_staff AND desk_parts <> '{}'
                  AND (carried.part = ANY (desk_parts) OR carried.part = 'team' AND cardinality(desk_parts) = 8));
INSERT INTO staff_role_holder (account_id, role_id)
SELECT account.id, role.id
  FROM account JOIN staff_role role
    ON role.rights[1] = ANY (SELECT part || '.look' FROM unnest(account.desk_parts) part)
       OR role.rights[1] = 'team.look' AND cardinality(account.desk_parts) = 8
 WHERE account.is_staff AND account.desk_parts <> '{}';

-- What an act of staff came to, beside whom it was about: its reason, its sum, what it changed, and where it came from.
ALTER TABLE audit_entry
  ADD reason       text,
  ADD amount_minor bigint,
  ADD currency     char(3),
  ADD changes      jsonb, -- [{field, from, to}], personal data masked
  ADD address      inet;
