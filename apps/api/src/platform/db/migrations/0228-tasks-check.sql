ALTER TABLE account VALIDATE CONSTRAINT account_desk_parts_check;
ALTER TABLE staff_role VALIDATE CONSTRAINT staff_role_rights;
