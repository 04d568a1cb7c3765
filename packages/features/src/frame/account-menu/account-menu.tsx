import { fullName } from "@tropa/domain/people/full-name";
import { useQuery } from "@tanstack/react-query";
import type { Profile } from "@tropa/api-contract/people/account";
import { imageUrl } from "@tropa/domain/media/image-url";
import { missingProfileFields } from "@tropa/domain/people/profile";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Badge } from "@tropa/ui-kit/badge";
import { Dropdown } from "@tropa/ui-kit/dropdown";
import type { DropdownTriggerProps } from "@tropa/ui-kit/dropdown";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { lazy, Suspense, useRef, useState } from "react";
import { useLocation } from "react-router";
import { unreadQuery } from "../../conversation/queries/unread-query.ts";
import { useGo } from "../../platform/history/layers.ts";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { queryClient } from "../../platform/api/query-client.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { chatPath, favouritesPath, settingsPath, tripsPath } from "../../platform/links/paths.ts";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { showToast } from "../../platform/storefront/toast.ts";
import { whenPageSettled } from "../../people/session/page-rests.ts";
import { signOut } from "../../people/session/sign-out.ts";
import { badgeCount } from "../bottom/shown-count.ts";
import entry from "./account-entry.module.css";
import styles from "./account-menu.module.css";

const DebugMenu = lazyPart("staff", () => import("../../staff/debug-menu/debug-menu.tsx"));

/** Questions after sign-in wait until the page has settled. */
const AfterSignIn = lazy(async () => {
  await whenPageSettled();
  return { default: (await import("../../people/after-sign-in/after-sign-in.tsx")).AfterSignIn };
});

/** The account's display name: its name, or else its e-mail or phone. */
function shownName(profile: Profile): string {
  return fullName(profile) || profile.email || readablePhone(profile.phone ?? "");
}

const photoOf = ({ avatar }: Profile) => (avatar ? imageUrl(avatar.image, "250x300") : undefined);

interface MenuLinkProps {
  href: string;
  icon: IconName;
  text: string;
  count?: number;
}

function MenuLink({ href, icon, text, count = 0 }: MenuLinkProps) {
  return (
    <li>
      <Link href={href} variant="bare" className={styles.item}>
        <Icon name={icon} size={20} />
        {text}
        {count > 0 && <Badge className={styles.count}>{badgeCount(count)}</Badge>}
      </Link>
    </li>
  );
}

/** Menu of a signed-in account, with links to its own pages and a way to sign out. */
export default function AccountMenu({ profile }: { profile: Profile }) {
  const { t } = useTranslation("account");
  const storefront = useStorefront();
  const { pathname, search } = useLocation();
  const go = useGo();
  const panel = useRef<HTMLDivElement>(null);
  const { isRunning, run } = useCall();
  const [isDebugging, setIsDebugging] = useState(false);
  const isStaff = profile.is_admin_auth;
  const name = shownName(profile);
  const { data: unread = 0 } = useQuery(unreadQuery(storefront), queryClient());
  const contact = profile.email ?? readablePhone(profile.phone ?? "");
  const isIncomplete = missingProfileFields(profile).length > 0;

  const signOutHere = () =>
    run({
      body: {},
      send: () => signOut(storefront),
      onDone: () => go("/"),
      onRefused: (error) => {
        // Loaded on failure only: most visits never need it.
        import("../../platform/forms/problems/failure-toast.ts").then(
          ({ toastFailure }) => toastFailure(error, t("menu.signOutFailed")),
          () => showToast({ type: "error", text: t("menu.signOutFailed") }),
        );
        return true;
      },
    });

  const button = (trigger: DropdownTriggerProps) => (
    <button type="button" {...trigger} className={entry.root}>
      <Avatar name={name} src={photoOf(profile)} size={32} decorative />
      <span className={entry.text}>{profile.first_name || name}</span>
      <VisuallyHidden>{t("menu.label")}</VisuallyHidden>
      {unread > 0 && (
        <span className={entry.unread}>
          <span aria-hidden="true">{badgeCount(unread)}</span>
          <VisuallyHidden>{t("menu.unread", { count: unread })}</VisuallyHidden>
        </span>
      )}
    </button>
  );
  return (
    <>
      {isDebugging && (
        <Suspense>
          <DebugMenu onClose={() => setIsDebugging(false)} />
        </Suspense>
      )}
      <Suspense>
        <AfterSignIn profile={profile} />
      </Suspense>
      <Dropdown
        // Closes the panel on navigation: an open one would stay over the new page.
        key={`${pathname}${search}`}
        align="end"
        sheetTitle={t("menu.label")}
        panelRef={panel}
        trigger={button}
      >
        <nav aria-label={t("menu.label")} className={styles.root}>
          <p className={styles.who}>
            <b>{name}</b>
            {name !== contact && <span>{contact}</span>}
          </p>
          <ul className={styles.list}>
            {isIncomplete && (
              <MenuLink href={`${settingsPath()}#profile`} icon="info" text={t("menu.complete")} />
            )}
            <MenuLink href={tripsPath()} icon="ticket" text={t("menu.trips")} />
            <MenuLink href={favouritesPath()} icon="heart" text={t("menu.favourites")} />
            <MenuLink href={chatPath()} icon="chat" text={t("menu.messages")} count={unread} />
            <MenuLink href={settingsPath()} icon="settings" text={t("menu.settings")} />
            {profile.organizer_id !== null && (
              <MenuLink href={organizerPath()} icon="compass" text={t("menu.organizer")} />
            )}
            {isStaff && <MenuLink href={deskPath()} icon="shield" text={t("menu.desk")} />}
          </ul>
          {isStaff && (
            <button type="button" className={styles.item} onClick={() => setIsDebugging(true)}>
              <Icon name="info" size={20} />
              {t("menu.debug")}
            </button>
          )}
          <button
            type="button"
            className={styles.item}
            aria-disabled={isRunning || undefined}
            onClick={() => void signOutHere()}
          >
            <Icon name="arrow-right" size={20} />
            {t("menu.signOut")}
          </button>
        </nav>
      </Dropdown>
    </>
  );
}
