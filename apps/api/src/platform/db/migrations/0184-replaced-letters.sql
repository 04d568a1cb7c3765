-- The letter that was sent to another address in place of this one, which is not tried any more.
ALTER TABLE outbox ADD replaced_by bigint;
