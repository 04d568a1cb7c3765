-- The organizer's desk: guests' bookings, newest first, of any status.
CREATE INDEX booking_organizer ON booking (organizer_id, id DESC);
CREATE INDEX booking_organizer_status ON booking (organizer_id, status, id DESC);
