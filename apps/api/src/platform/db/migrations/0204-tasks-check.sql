ALTER TABLE account VALIDATE CONSTRAINT account_desk_parts_check;
