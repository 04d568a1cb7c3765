import type { Profile } from "@tropa/api-contract/people/account";
import { useOutletContext } from "react-router";

/** Somebody who works for an organizer. */
export type OrganizerProfile = Profile & { organizer_id: number };

/** Whose desk it is, for a page of the desk. */
export const useOrganizer = () => useOutletContext<OrganizerProfile>();
