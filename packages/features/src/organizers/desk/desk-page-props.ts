import type { Profile } from "@tropa/api-contract/people/account";

/** Somebody who works for an organizer. */
export type OrganizerProfile = Profile & { organizer_id: number };

/** What each page of the desk is given. */
export interface DeskPageProps {
  profile: OrganizerProfile;
  /** What stands in the address below the page's own name: `["41"]` of `/organizer/bookings/41`. */
  below: readonly string[];
}
