-- Checks that the migration before added to full tables.
ALTER TABLE booking VALIDATE CONSTRAINT booking_discounts;
ALTER TABLE booking VALIDATE CONSTRAINT booking_in_charge_fkey;
ALTER TABLE payment VALIDATE CONSTRAINT payment_method_known;
ALTER TABLE payment VALIDATE CONSTRAINT payment_outside;
