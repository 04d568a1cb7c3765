import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useEffect, useRef } from "react";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { settingsPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { todayQuery } from "./organizer-queries.ts";
import styles from "./desk-nav.module.css";

/** Pages of the desk in navigation order; apart from the first, the name is also part of the address. */
const pages = {
  today: "home",
  bookings: "ticket",
  departures: "calendar",
  tours: "mountain",
  chats: "chat",
  scanner: "qr",
  questions: "info",
  reviews: "star",
  money: "card",
  records: "user",
} as const satisfies Record<string, IconName>;
export type DeskPageName = keyof typeof pages;
const pageNames = Object.keys(pages) as DeskPageName[];

/** Higher counts are shown as "99+". */
const mostShown = 99;

interface ItemProps {
  href: string;
  icon: IconName;
  text: string;
  isCurrent?: boolean;
  /** Number of waiting items. */
  waiting?: number;
}

function NavItem({ href, icon, text, isCurrent = false, waiting = 0 }: ItemProps) {
  const { t } = useTranslation("organizerDesk");
  const { locale } = useStorefront();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On phones the row of pages scrolls.
    if (isCurrent) item.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isCurrent]);
  return (
    <li ref={item}>
      <Link href={href} variant="bare" aria-current={isCurrent ? "page" : undefined}>
        <Icon name={icon} size={22} />
        <span>{text}</span>
        {waiting > 0 && (
          <span className={styles.waiting}>
            {waiting > mostShown ? `${mostShown}+` : formatNumber(waiting, locale)}
            <VisuallyHidden>{t("waiting", { count: waiting })}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}

/** The desk's navigation, with the number of waiting items. */
export function DeskNav({ current }: { current: DeskPageName }) {
  const { t } = useTranslation("organizerDesk");
  const { data } = useQuery(todayQuery(useStorefront()));
  const tasks = new Map(data?.tasks.map(({ kind, count }) => [kind, count] as const));
  const waiting: Record<string, number | undefined> = {
    bookings: data?.requests.total,
    tours: tasks.get("returned"),
    chats: data?.chats.unread,
    questions: tasks.get("questions"),
    reviews: tasks.get("reviews"),
  };
  return (
    <nav aria-label={t("title")} className={styles.root}>
      <ul>
        {pageNames.map((name) => (
          <NavItem
            key={name}
            href={organizerPath(name === "today" ? "" : name)}
            icon={pages[name]}
            text={t(`pages.${name}`)}
            isCurrent={name === current}
            waiting={waiting[name] ?? 0}
          />
        ))}
        <NavItem href={settingsPath()} icon="settings" text={t("account")} />
      </ul>
    </nav>
  );
}
