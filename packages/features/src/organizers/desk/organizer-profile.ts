import type { Profile } from "@tropa/api-contract/people/account";
import { useOutletContext } from "react-router";

/** The profile of an account that works for an organizer. */
export type OrganizerProfile = Profile & { organizer_id: number };

/** The organizer whose desk is open. */
export const useOrganizer = () => useOutletContext<OrganizerProfile>();
