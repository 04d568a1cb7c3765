import { useEffect } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { WithSession } from "../../../people/private-page/with-session.tsx";
import { useSession } from "../../../people/session/session.ts";
import { useGo } from "../../../platform/history/layers.ts";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import type { OrganizerProfile } from "../organizer-profile.ts";
import { NoOrganizer } from "./no-organizer.tsx";
import { rememberReturn, takeReturn } from "./return-path.ts";

interface DeskGateProps {
  /** Shown until the session is known. */
  skeleton: ReactNode;
  /** Shown if the session cannot be checked. */
  offline?: ReactNode;
  children: (profile: OrganizerProfile) => ReactNode;
}

/** Shows its content to organizers; visitors are sent to the organizers' sign-in and back. */
export function DeskGate({ skeleton, offline = null, children }: DeskGateProps) {
  const { status, profile } = useSession();
  const { pathname, search } = useLocation();
  const go = useGo();
  const isOrganizer = profile !== null && profile.organizer_id !== null;
  useEffect(() => {
    if (status === "visitor" && pathname !== organizerPath()) rememberReturn(pathname + search);
    if (!isOrganizer) return;
    const wanted = takeReturn();
    if (wanted !== null && pathname === organizerPath()) void go(wanted, { replace: true });
  }, [status, isOrganizer, pathname, search, go]);
  return (
    <WithSession skeleton={skeleton} offline={offline} isForAuthors>
      {(person) =>
        person.organizer_id === null ? (
          <NoOrganizer />
        ) : (
          children({ ...person, organizer_id: person.organizer_id })
        )
      }
    </WithSession>
  );
}
