-- A code may show that the owner of an account is there, before it is copied or ended.
ALTER TABLE contact_code DROP CONSTRAINT contact_code_purpose_check;
ALTER TABLE contact_code ADD CONSTRAINT contact_code_purpose_check
  CHECK (purpose IN ('sign_in', 'staff', 'email', 'phone', 'order', 'owner'));

-- A paid booking outlives its tourist's account, as the law on accounts has it: the day from which it may forget the
-- names as well. Null while the account lives, or where nothing is left to forget.
ALTER TABLE booking ADD COLUMN forget_on date;
CREATE INDEX booking_forget ON booking (forget_on) WHERE forget_on IS NOT NULL;
