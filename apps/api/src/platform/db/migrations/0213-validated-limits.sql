-- Constraints that the migration before added.
ALTER TABLE payout_limit VALIDATE CONSTRAINT payout_limit_four_eyes;
ALTER TABLE payout_limit VALIDATE CONSTRAINT payout_limit_approved;
