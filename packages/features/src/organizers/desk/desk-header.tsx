import { brandName } from "@tropa/domain/storefront/variant-config";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import styles from "./desk-header.module.css";

interface DeskHeaderProps {
  title: string;
  /** The page above, such as the list that one came from. */
  over?: { href: string; text: string };
  /** What can be done with the whole page. */
  actions?: ReactNode;
  /** The page has headings of its own in sight. */
  isHidden?: boolean;
}

/** The window's title alone, for a page whose heading is what it says. */
export function DeskTitle({ title }: { title: string }) {
  const { variant, locale } = useStorefront();
  return <title>{`${title} — ${brandName(variant, locale)}`}</title>;
}

/** Title of a page of the desk, in the window's title too. Every page begins with one. */
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
