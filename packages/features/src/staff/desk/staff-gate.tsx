import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { resumeSessionNow, useSession } from "../../people/session/session.ts";
import { useGo } from "../../platform/history/layers.ts";
import { staffSignInPath } from "../../platform/links/staff-paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { QueueSkeleton } from "../queues/queue-states.tsx";
import { DeskForbidden } from "./desk-forbidden.tsx";

/** Shows its content to staff; visitors are sent to the staff sign-in and back. */
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
  useEffect(resumeSessionNow, []);
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
    // The session has ended or was ended in another tab: hide the desk.
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
