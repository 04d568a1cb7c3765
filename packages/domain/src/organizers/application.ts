/**
 * An application to become an organizer (docs/product/organizers.md#joining). Staff accept it,
 * which creates the record, or refuse it with a reason, after which another can be sent.
 */
export const applicationStatuses = ["waiting", "accepted", "refused"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Length of an applicant's text about themselves, characters: enough to decide on. */
export const aboutLength = { least: 80, most: 5000 } as const;

/**
 * Length of a refusal's reason, characters: the applicant reads it, so a word or two are not
 * enough.
 */
export const reasonLength = { least: 10, most: 1000 } as const;

/** Whether an application can be decided: only a waiting one, and only once. */
export const isDecidable = (status: ApplicationStatus): boolean => status === "waiting";

/** Whether somebody may apply, given their latest application; organizers may not. */
export function mayApplyAgain(
  last: ApplicationStatus | null,
  { isOrganizer }: { isOrganizer: boolean },
): boolean {
  return !isOrganizer && last !== "waiting";
}

/**
 * Returns the title of a new organizer's record: the business, or the person who leads the tours.
 */
export function recordTitle({
  title,
  first_name: first,
  last_name: last,
}: {
  title: string;
  first_name: string;
  last_name: string;
}): string {
  return title.trim() || `${first} ${last}`.trim();
}
