import { partyFields, readParty } from "@tropa/domain/sales/party/party";
import { bookingBase } from "@tropa/domain/storefront/booking-base";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useFavouritesCount } from "../../discovery/favourites/use-favourites.ts";
import { withParty } from "../../discovery/party/party-link.ts";
import { hasSessionMark, useSession } from "../../people/session/session.ts";
import { openSignIn } from "../../people/sign-in/open-sign-in.ts";
import { chatPath, favouritesPath, settingsPath, tripsPath } from "../../platform/links/paths.ts";
import { routedPath } from "../../platform/links/routed-links.ts";
import { badgeCount } from "./shown-count.ts";
import styles from "./site-bar.module.css";

const UnreadChats = lazyPart("people", () => import("./unread-chats.tsx"));

interface ItemProps {
  href: string;
  icon: IconName;
  text: string;
  current: "page" | undefined;
  label?: string | undefined;
  children?: ReactNode;
  /** Returns true if the press was handled, so that the link is not followed. */
  onPress?: () => boolean;
}

function Item({ href, icon, text, current, label, children, onPress }: ItemProps) {
  return (
    <li>
      <Link
        href={href}
        variant="bare"
        className={styles.item}
        aria-current={current}
        aria-label={label}
        onClick={(event) => {
          // Let the browser open a new tab, such as on Ctrl+click.
          if (routedPath(event.nativeEvent, "") !== null && onPress?.()) event.preventDefault();
        }}
      >
        <span className={styles.sign}>
          <Icon name={icon} size={24} />
          {children}
        </span>
        <span className={styles.text}>{text}</span>
      </Link>
    </li>
  );
}

/** Opens the sign-in window instead of a page that needs a session. Returns whether it did. */
const signInFirst = () => {
  if (hasSessionMark()) return false;
  openSignIn({ reason: "wanted" });
  return true;
};

/** The navigation bar at the lower edge on phones; wider windows have these links in the header. */
export function SiteBar() {
  const { t } = useTranslation("common");
  const { variant } = useStorefront();
  const { pathname, search } = useLocation();
  const isSignedIn = useSession(({ status }) => status === "signedIn");
  const favourites = useFavouritesCount();
  const query = new URLSearchParams(search);
  const party = readParty(query.get(partyFields.adults), query.get(partyFields.childAges));
  const first = pathname.split("/")[1] ?? "";
  const currentOf = (segment: string) => (first === segment ? "page" : undefined);
  return (
    <nav aria-label={t("siteBar")} className={styles.root}>
      <ul>
        <Item href="/" icon="search" text={t("nav.search")} current={currentOf("")} />
        <Item
          href={withParty(favouritesPath(), party)}
          icon="heart"
          text={t("nav.favourites")}
          current={currentOf(favouritesPath().slice(1))}
          label={favourites > 0 ? t("favouritesCount", { count: favourites }) : undefined}
        >
          {favourites > 0 && (
            // Shown by CSS, so it is not part of the text: the link's label says the number in words.
            <span className={styles.count} data-count={badgeCount(favourites)} />
          )}
        </Item>
        <Item
          href={tripsPath()}
          icon="ticket"
          text={t("nav.trips")}
          current={currentOf(bookingBase(variant))}
        />
        <Item href={chatPath()} icon="chat" text={t("nav.chats")} current={currentOf("chat")}>
          {isSignedIn && (
            <Suspense>
              <UnreadChats className={styles.count} />
            </Suspense>
          )}
        </Item>
        <Item
          href={settingsPath()}
          icon="user"
          text={t("nav.profile")}
          current={currentOf(settingsPath().slice(1))}
          onPress={signInFirst}
        />
      </ul>
    </nav>
  );
}
