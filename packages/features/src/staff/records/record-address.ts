import { deskPath } from "../../platform/links/staff-paths.ts";

/** The list of records at the staff's desk. */
export const recordsHref = `${deskPath("organizers")}?view=records`;

/** A record at the staff's desk, or the form for a new one. */
export const recordHref = (id: number | "new"): string => `${recordsHref}&record=${id}`;
