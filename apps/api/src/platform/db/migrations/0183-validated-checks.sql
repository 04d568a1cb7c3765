-- Checks that the migrations before added to full tables.
ALTER TABLE account VALIDATE CONSTRAINT account_desk_parts_check;
ALTER TABLE refund VALIDATE CONSTRAINT goodwill_is_borne;
