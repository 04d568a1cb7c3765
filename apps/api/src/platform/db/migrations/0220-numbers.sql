-- Figures of the desk, counted by day from bookings, payments and refunds (docs/decisions/0275-figures-by-day.md). A zero
-- for an organizer, country or city stands for all of them. A day is one of the storefront's time zone.
CREATE TABLE sales_day (
  organizer_id        integer NOT NULL,
  country_id          integer NOT NULL,
  city_id             integer NOT NULL,
  day                 date NOT NULL,
  storefront          text NOT NULL,
  currency            char(3) NOT NULL,
  gross_minor         bigint NOT NULL,
  take_minor          bigint NOT NULL,
  refunded_minor      bigint NOT NULL,
  -- Bookings made on the day: all, those that were ever paid for, and by the state in which they are now.
  orders              integer NOT NULL,
  paid                integer NOT NULL,
  states              integer[] NOT NULL CHECK (cardinality(states) = 8),
  -- Bookings cancelled on the day: all, and by the organizer.
  cancelled           integer NOT NULL,
  cancelled_organizer integer NOT NULL,
  PRIMARY KEY (organizer_id, country_id, city_id, day, storefront, currency)
);
CREATE INDEX sales_day_day ON sales_day (storefront, day);
CREATE INDEX sales_day_cancelled ON sales_day (day)
  INCLUDE (organizer_id, country_id, city_id, storefront, cancelled, cancelled_organizer)
  WHERE organizer_id > 0 AND cancelled > 0;

-- How soon questions in chats are answered, minutes. Whoever waits for less than a day is not counted yet.
CREATE TABLE answer_day (
  side         text NOT NULL CHECK (side IN ('organizer', 'support')), -- who is asked
  organizer_id integer NOT NULL,
  day          date NOT NULL, -- of the question
  storefront   text NOT NULL,
  within_15    integer NOT NULL,
  within_60    integer NOT NULL,
  within_240   integer NOT NULL,
  within_1440  integer NOT NULL,
  later        integer NOT NULL, -- or never
  PRIMARY KEY (side, organizer_id, day, storefront)
);
CREATE INDEX answer_day_day ON answer_day (storefront, day);

-- Departures ahead of tours on sale, by month.
CREATE TABLE supply_month (
  organizer_id integer NOT NULL,
  country_id   integer NOT NULL,
  city_id      integer NOT NULL,
  month        date NOT NULL,
  tours        integer NOT NULL,
  departures   integer NOT NULL,
  seats        integer NOT NULL,
  taken        integer NOT NULL,
  PRIMARY KEY (organizer_id, country_id, city_id, month)
);

-- Words for which the search of tours suggested nothing. Nobody who typed them is recorded.
CREATE TABLE empty_search (
  storefront text NOT NULL,
  day        date NOT NULL,
  word       text NOT NULL,
  times      integer NOT NULL DEFAULT 1,
  PRIMARY KEY (storefront, day, word)
);

-- From which day on a storefront's days are counted, in which time zone, and when they were last.
CREATE TABLE sales_count (
  storefront   text PRIMARY KEY,
  time_zone    text NOT NULL,
  counted_from date NOT NULL,
  is_complete  boolean NOT NULL DEFAULT false, -- nothing was sold before
  counted_at   timestamptz NOT NULL
);

-- Bookings whose days are to be counted again: only added to by sales, so that none waits for another.
CREATE TABLE sales_change (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  booking_id integer NOT NULL,
  at         timestamptz -- a moment at which its money was dated before
);
CREATE FUNCTION note_booking_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_change (booking_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER booking_sold AFTER INSERT ON booking FOR EACH ROW EXECUTE FUNCTION note_booking_sale();
CREATE TRIGGER booking_sale_changed AFTER UPDATE ON booking
  FOR EACH ROW WHEN (
    (OLD.status, OLD.organizer_id, OLD.tour_id, OLD.currency, OLD.commission_percent, OLD.discount_tropa_minor, OLD.discount_organizer_minor)
    IS DISTINCT FROM
    (NEW.status, NEW.organizer_id, NEW.tour_id, NEW.currency, NEW.commission_percent, NEW.discount_tropa_minor, NEW.discount_organizer_minor))
  EXECUTE FUNCTION note_booking_sale();
CREATE FUNCTION note_payment_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_change (booking_id, at)
  VALUES (NEW.booking_id, CASE WHEN TG_OP = 'UPDATE' THEN coalesce(OLD.settled_at, OLD.created_at) END);
  RETURN NULL;
END $$;
CREATE TRIGGER payment_sold AFTER INSERT ON payment
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL AND NEW.status = 2) EXECUTE FUNCTION note_payment_sale();
CREATE TRIGGER payment_sale_changed AFTER UPDATE ON payment
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL AND (OLD.status = 2 OR NEW.status = 2)
                     AND (OLD.status, OLD.amount_minor, OLD.settled_at) IS DISTINCT FROM (NEW.status, NEW.amount_minor, NEW.settled_at))
  EXECUTE FUNCTION note_payment_sale();
CREATE FUNCTION note_refund_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_change (booking_id)
  SELECT booking_id FROM payment WHERE id = NEW.payment_id AND booking_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER refund_sold AFTER INSERT ON refund FOR EACH ROW EXECUTE FUNCTION note_refund_sale();
CREATE TRIGGER refund_sale_changed AFTER UPDATE ON refund
  FOR EACH ROW WHEN ((OLD.status = 'void', OLD.amount_minor, OLD.borne_by) IS DISTINCT FROM (NEW.status = 'void', NEW.amount_minor, NEW.borne_by))
  EXECUTE FUNCTION note_refund_sale();

-- What Tropa keeps of what stayed of a booking, as the domain's settlement has it (packages/domain/src/organizers/settlement.ts).
CREATE FUNCTION commission_of(stayed bigint, given_tropa bigint, given_organizer bigint, percent numeric) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN stayed <= 0 THEN 0 ELSE
    stayed - greatest(0, shared - least(shared, ceil(shared * round(percent * 10000) / 1000000)) - given_organizer)::bigint END
    FROM (SELECT stayed + given_tropa + given_organizer AS shared) given
$$;

-- A part of the desk; administrators can open it.
ALTER TABLE account DROP CONSTRAINT account_desk_parts_check;
ALTER TABLE account ADD CONSTRAINT account_desk_parts_check CHECK (
  desk_parts <@ ARRAY['bookings', 'support', 'tasks', 'reviews', 'messages', 'payments', 'letters', 'organizers', 'numbers', 'audit', 'team']
) NOT VALID;
ALTER TABLE staff_role DROP CONSTRAINT staff_role_rights;
ALTER TABLE staff_role ADD CONSTRAINT staff_role_rights CHECK (rights <@ ARRAY[
  'bookings.look', 'bookings.act', 'bookings.money', 'support.look', 'support.act', 'support.money',
  'tasks.look', 'tasks.act', 'reviews.look', 'reviews.act', 'messages.look', 'messages.act', 'payments.look', 'payments.act', 'payments.money',
  'letters.look', 'letters.act', 'organizers.look', 'organizers.act', 'numbers.look', 'audit.look', 'team.look', 'team.act']) NOT VALID;
UPDATE staff_role SET rights = rights || 'numbers.look'::text, version = version + 1 WHERE 'team.act' = ANY (rights);
