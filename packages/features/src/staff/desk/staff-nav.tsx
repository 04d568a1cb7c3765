import type { DeskPart } from "@tropa/domain/people/desk-part";
import { formatNumber } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { Suspense, useEffect, useRef, useState } from "react";
import { deskPath, staffSignInPath } from "../../platform/links/staff-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import styles from "./desk.module.css";

const DebugMenu = lazyPart("staff", () => import("../debug-menu/debug-menu.tsx"));

export interface PartOnDesk {
  part: DeskPart;
  waiting: number | null;
  late: number;
}

const icons: Record<DeskPart, IconName> = {
  bookings: "search",
  support: "bell",
  tasks: "check-circle",
  reviews: "star",
  messages: "chat",
  payments: "card",
  letters: "mail",
  organizers: "users",
  audit: "clock",
  team: "lock",
};

interface ItemProps {
  href: string;
  icon: IconName;
  text: string;
  isCurrent: boolean;
  waiting?: number | null;
  late?: number;
}

function NavItem({ href, icon, text, isCurrent, waiting = null, late = 0 }: ItemProps) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On phones the row of parts scrolls.
    if (isCurrent) item.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isCurrent]);
  return (
    <li ref={item}>
      <Link href={href} variant="bare" aria-current={isCurrent ? "page" : undefined}>
        <Icon name={icon} size={20} />
        {text}
        {late > 0 && (
          <Badge tone="danger">
            {formatNumber(late, locale)}
            <VisuallyHidden>{t("late", { count: late })}</VisuallyHidden>
          </Badge>
        )}
        {waiting !== null && waiting > 0 && (
          <Badge tone="warning">
            {formatNumber(waiting, locale)}
            <VisuallyHidden>{t("waiting", { count: waiting })}</VisuallyHidden>
          </Badge>
        )}
      </Link>
    </li>
  );
}

/** The desk's navigation: the parts its reader may open, with the number of waiting items. */
export function StaffNav({
  parts,
  current,
}: {
  parts: readonly PartOnDesk[];
  current: DeskPart | null;
}) {
  const { t } = useTranslation("staffDesk");
  const [isDebugging, setIsDebugging] = useState(false);
  return (
    <>
      <nav aria-label={t("title")} className={styles.nav}>
        <ul>
          <NavItem
            href={deskPath()}
            icon="home"
            text={t("overview")}
            isCurrent={current === null}
          />
          {parts.map(({ part, waiting, late }) => (
            <NavItem
              key={part}
              href={deskPath(part)}
              icon={icons[part]}
              text={t(`parts.${part}`)}
              isCurrent={current === part}
              waiting={waiting}
              late={late}
            />
          ))}
          <NavItem href={staffSignInPath()} icon="user" text={t("account")} isCurrent={false} />
          <li>
            <button type="button" onClick={() => setIsDebugging(true)}>
              <Icon name="info" size={20} />
              {t("debug")}
            </button>
          </li>
        </ul>
      </nav>
      {isDebugging && (
        <Suspense>
          <DebugMenu onClose={() => setIsDebugging(false)} />
        </Suspense>
      )}
    </>
  );
}
