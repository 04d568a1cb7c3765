import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import type { ReactNode } from "react";
import styles from "./desk.module.css";

/** Link from an item back to its list. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} variant="quiet" className={styles.back}>
      <Icon name="chevron-left" size={18} />
      {children}
    </Link>
  );
}
