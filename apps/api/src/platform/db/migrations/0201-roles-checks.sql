-- Checks that the migration before added to full tables.
ALTER TABLE account VALIDATE CONSTRAINT account_desk_parts_check;
ALTER TABLE account VALIDATE CONSTRAINT account_rights_are_for_staff;
