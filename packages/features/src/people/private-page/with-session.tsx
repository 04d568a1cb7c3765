import type { Profile } from "@tropa/api-contract/people/account";
import type { QueryKey } from "@tanstack/react-query";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { KeepQuery } from "./keep-query.tsx";
import { KeptPart } from "./kept-part.tsx";
import { openSignIn } from "../sign-in/open-sign-in.ts";
import { useSession } from "../session/session.ts";
import { startEarly } from "../session/start-session.ts";
import type { SessionPrefetch } from "../session/start-session.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import styles from "./with-session.module.css";

export interface WithSessionProps {
  children: (profile: Profile) => ReactNode;
  /** Shown until it is known who is signed in. */
  skeleton: ReactNode;
  /** Prefetches data as soon as there is a session, before it is known whose. */
  ahead?: SessionPrefetch | undefined;
  /** A query stored on this device, and its content, shown if the session cannot be checked. */
  kept?: { query: QueryKey; content: ReactNode } | undefined;
  /** Replaces the outage message on pages that work offline. */
  offline?: ReactNode;
  /** Whether the page is for organizers, who have their own sign-in. */
  isForAuthors?: boolean;
}

/** Says that the session cannot be checked, and reloads the page once there is a connection. */
function UnreachableAccount() {
  const { t } = useTranslation("account");
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <EmptyState
      icon="warning"
      title={t(isOffline ? "unreachable.offlineTitle" : "unreachable.title")}
      text={t(isOffline ? "unreachable.offlineText" : "unreachable.text")}
      actions={<Button onClick={() => window.location.reload()}>{t("unreachable.retry")}</Button>}
    />
  );
}

/**
 * Renders content for the signed-in person: the server sends a skeleton, and the browser replaces it once the session
 * is known. Visitors get the sign-in window; an outage shows a message.
 */
export function WithSession({
  children,
  skeleton,
  ahead,
  kept,
  offline = null,
  isForAuthors = false,
}: WithSessionProps) {
  const { t } = useTranslation("account");
  const storefront = useStorefront();
  const { status, profile, ended } = useSession();
  const [last, setLast] = useState(profile);
  if (profile && profile !== last) setLast(profile);
  const reason = ended === null ? "needed" : "ended";
  useEffect(() => {
    // After a full page load the route has already started the session.
    if (!useSession.getState().early) startEarly(storefront, { ahead });
    // oxlint-disable-next-line react/exhaustive-deps -- asked once
  }, []);
  // Somebody who just signed out on this page is leaving it: do not ask them to sign in.
  const isAsked = status === "visitor" && (ended !== null || last === null);
  useEffect(() => {
    if (isAsked) openSignIn({ reason, isAuthor: isForAuthors });
  }, [isAsked, reason, isForAuthors]);

  // A lost session must not discard what was typed.
  const shown = status === "visitor" && ended === "lost" ? last : profile;
  if (shown && (status === "signedIn" || status === "visitor"))
    return (
      <>
        {kept && status === "signedIn" && <KeepQuery account={shown.id} query={kept.query} />}
        {children(shown)}
      </>
    );
  if (status === "unknown") return <div aria-busy="true">{skeleton}</div>;
  if (status === "unreachable" && offline !== null) return offline;
  if (status === "unreachable") {
    const message = <UnreachableAccount />;
    if (!kept) return message;
    return (
      <KeptPart query={kept.query} otherwise={message}>
        {kept.content}
      </KeptPart>
    );
  }
  return (
    <div className={styles.closed}>
      <EmptyState
        icon="user"
        title={t("closed.title")}
        text={t("closed.text")}
        actions={
          <Button onClick={() => openSignIn({ reason, isAuthor: isForAuthors })}>
            {t("closed.signIn")}
          </Button>
        }
      />
      <div inert aria-hidden="true" className={styles.behind}>
        {skeleton}
      </div>
    </div>
  );
}
