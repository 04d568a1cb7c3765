/**
 * An application to become an organizer (docs/product/organizers.md#joining): it waits until staff have accepted it, which makes the
 * record, or refused it with a reason, after which another one may be sent.
 */
export const applicationStatuses = ["waiting", "accepted", "refused"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Characters of what applicants say of themselves: enough to decide by. */
export const aboutLength = { least: 80, most: 5000 } as const;

/** Characters of the reason of a refusal: the applicant reads it, so a word or two are not enough. */
export const reasonLength = { least: 10, most: 1000 } as const;

/** Only what waits is decided, and once. */
export const isDecidable = (status: ApplicationStatus): boolean => status === "waiting";

/** Whether somebody may send an application, by the last one that they sent; an organizer may not. */
export function mayApplyAgain(
  last: ApplicationStatus | null,
  { isOrganizer }: { isOrganizer: boolean },
): boolean {
  return !isOrganizer && last !== "waiting";
}

/** What a record is called: the business, or whoever leads the tours themselves. */
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
