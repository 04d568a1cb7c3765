import type { Profile } from "@tropa/api-contract/people/account";
import type { ComponentType } from "react";
import type { AskAhead } from "../../people/session/start-session.ts";

/** Somebody who works for an organizer. */
export type OrganizerProfile = Profile & { organizer_id: number };

/** What each page of the desk is given. */
export interface DeskPageProps {
  profile: OrganizerProfile;
  /** What stands in the address below the page's own name: `["41"]` of `/organizer/bookings/41`. */
  below: readonly string[];
}

/** The module of a page of the desk. */
export interface DeskScreenModule {
  default: ComponentType<DeskPageProps>;
  /** Loads what the page shows of what stands below it, where that is late itself. */
  loadBelow?: (below: readonly string[]) => Promise<unknown>;
  /** Asks for what stands below it, before it is known who reads. */
  askBelow?: (below: readonly string[]) => AskAhead | null;
}
