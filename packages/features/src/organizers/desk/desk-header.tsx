import { brandName } from "@tropa/domain/storefront/variant-config";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import styles from "./desk-header.module.css";

interface DeskHeaderProps {
  title: string;
  /** The parent page, such as the list. */
  over?: { href: string; text: string };
  /** Actions on the whole page. */
  actions?: ReactNode;
  /** Visually hides the title: the page has headings of its own. */
  isHidden?: boolean;
}

/** Sets only the window's title. */
export function DeskTitle({ title }: { title: string }) {
  const { variant, locale } = useStorefront();
  return <title>{`${title} — ${brandName(variant, locale)}`}</title>;
}

/** A desk page's title, also used as the window's title. Every page begins with one. */
export function DeskHeader({ title, over, actions, isHidden = false }: DeskHeaderProps) {
  const heading = <h1>{title}</h1>;
  return (
    <>
      <DeskTitle title={title} />
      {isHidden ? (
        <div className={styles.hidden}>{heading}</div>
      ) : (
        <header className={styles.root}>
          {over && (
            <Link href={over.href} variant="quiet" className={styles.over}>
              <Icon name="chevron-left" size={18} />
              {over.text}
            </Link>
          )}
          {heading}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
    </>
  );
}
