-- A constraint that a migration before added to a full table.
ALTER TABLE organizer_payout VALIDATE CONSTRAINT organizer_payout_line_id_fkey;
