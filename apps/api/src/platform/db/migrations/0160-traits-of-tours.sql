-- Plain facts of a tour, declared in the table of fields (packages/domain/src/discovery/tour-fields).
ALTER TABLE tour
  ADD accessibility text[] NOT NULL DEFAULT '{}',
  ADD pets_allowed boolean NOT NULL DEFAULT false;
