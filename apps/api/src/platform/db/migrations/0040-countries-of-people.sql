-- Where a person lives: any country of ISO 3166, and not those of the catalogue alone. `country_id` named the same
-- until now; processes of the version before still write it, nothing reads it any more.
ALTER TABLE account ADD COLUMN country_code char(2) CHECK (country_code ~ '^[A-Z]{2}$');
UPDATE account SET country_code = country.iso_code FROM country WHERE country.id = account.country_id;
