-- Checks that the migrations before added to full tables.
ALTER TABLE account VALIDATE CONSTRAINT account_merged_into_fkey;
