-- Departures that their organizer works with: closed for new bookings, called off, and changed by several people.

ALTER TABLE tour_date
  -- Grows with every change by a person: who changes what they have not seen is told so.
  ADD version     integer NOT NULL DEFAULT 1,
  -- No new bookings; those that are there stay.
  ADD is_closed   boolean NOT NULL DEFAULT false,
  -- Called off for good. Its bookings keep pointing to it.
  ADD canceled_at timestamptz,
  -- The last word on cancelling: whoever books at that moment, nobody keeps a seat on a departure that is called off.
  ADD CONSTRAINT canceled_is_empty CHECK (canceled_at IS NULL OR seats_taken = 0),
  -- What can be booked: whoever reads or takes seats for a visitor goes by this alone.
  ADD seats_free  smallint NOT NULL GENERATED ALWAYS AS (
    CASE WHEN is_closed OR canceled_at IS NOT NULL THEN 0 ELSE seats_total - seats_taken END) STORED;

DROP TRIGGER tour_date_filled ON tour_date;
CREATE TRIGGER tour_date_filled AFTER UPDATE OF seats_taken, seats_total, is_closed, canceled_at ON tour_date
  FOR EACH ROW WHEN (OLD.seats_free IS DISTINCT FROM NEW.seats_free) EXECUTE FUNCTION note_change_of_part();
DROP TRIGGER tour_date_changed ON tour_date;
CREATE TRIGGER tour_date_changed AFTER INSERT OR DELETE OR UPDATE OF starts_on, ends_on, start_times, price_minor,
  price_without_discount_minor, discount_type, discount_ends_on, is_guaranteed, canceled_at ON tour_date
  FOR EACH ROW EXECUTE FUNCTION note_change_of_part();

-- Lower prices whose last day is over.
CREATE INDEX tour_date_discount_end ON tour_date (discount_ends_on) WHERE discount_ends_on IS NOT NULL;
