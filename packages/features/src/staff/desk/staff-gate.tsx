import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { hurrySession, useSession } from "../../people/session/session.ts";
import { useGo } from "../../platform/history/layers.ts";
import { staffSignInPath } from "../../platform/links/staff-paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { QueueSkeleton } from "../queues/queue-states.tsx";
import { DeskForbidden } from "./desk-forbidden.tsx";

/** Lets staff in; visitors go to the staff's own sign-in, and come back to where they were going. */
export function StaffGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation("account");
  const { status, profile } = useSession();
  const { pathname, search } = useLocation();
  const go = useGo();
  const [wasIn, setWasIn] = useState(false);
  const isStaff = status === "signedIn" && profile?.is_admin_auth === true;
  if (isStaff && !wasIn) setWasIn(true);
  const signIn = staffSignInPath(`${pathname}${search}`);
  const isTurnedAway = status === "visitor" && !wasIn;
  useEffect(hurrySession, []);
  useEffect(() => {
    if (isTurnedAway) void go(signIn, { replace: true });
  }, [isTurnedAway, go, signIn]);

  if (isStaff) return children;
  if (status === "signedIn") return <DeskForbidden />;
  if (status === "unreachable") {
    return (
      <EmptyState
        icon="warning"
        title={t("unreachable.title")}
        text={t("unreachable.text")}
        actions={<Button onClick={() => window.location.reload()}>{t("unreachable.retry")}</Button>}
      />
    );
  }
  if (status === "visitor" && wasIn) {
    // Signed out in another tab, or the session has ended: nothing of the desk stays to be seen.
    return (
      <EmptyState
        icon="user"
        title={t("closed.title")}
        actions={<Button href={signIn}>{t("closed.signIn")}</Button>}
      />
    );
  }
  return <QueueSkeleton />;
}
