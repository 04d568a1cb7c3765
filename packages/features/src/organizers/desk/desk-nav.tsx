import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { useEffect, useRef } from "react";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { settingsPath } from "../../platform/links/paths.ts";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { deskPages, today } from "./desk-pages.tsx";
import styles from "./desk-nav.module.css";

interface ItemProps {
  href: string;
  icon: IconName;
  text: string;
  isCurrent?: boolean;
}

function NavItem({ href, icon, text, isCurrent = false }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a phone the pages stand in a row that is longer than the window.
    if (isCurrent) item.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isCurrent]);
  return (
    <li ref={item}>
      <Link href={href} variant="bare" aria-current={isCurrent ? "page" : undefined}>
        <Icon name={icon} size={22} />
        <span>{text}</span>
      </Link>
    </li>
  );
}

/** The desk's own navigation: at the thumb on phones, a column on wide pages. */
export function DeskNav({ current }: { current: string | null }) {
  const { t } = useTranslation("organizerDesk");
  return (
    <nav aria-label={t("title")} className={styles.root}>
      <ul>
        {[today, ...deskPages].map(({ name, icon }) => (
          <NavItem
            key={name}
            href={organizerPath(name === today.name ? "" : name)}
            icon={icon}
            text={t(`pages.${name}`)}
            isCurrent={name === current}
          />
        ))}
        <NavItem href={settingsPath()} icon="settings" text={t("account")} />
      </ul>
    </nav>
  );
}
