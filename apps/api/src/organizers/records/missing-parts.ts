import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import type { RecordRow } from "./records-store.ts";

/** Returns the parts that a record lacks for publication. */
export function missingParts(record: RecordRow): OrganizerRecord["missing"] {
  const missing: OrganizerRecord["missing"] = [];
  if (!Object.values(record.about).some((text) => text)) missing.push("about");
  if (record.photo === "") missing.push("photo_id");
  if (record.requisites === null) missing.push("requisites");
  return missing;
}
