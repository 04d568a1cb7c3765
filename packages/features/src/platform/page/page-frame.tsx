import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import type { ComponentProps, ReactNode } from "react";
import { mainId } from "./skip-link.tsx";
import styles from "./page-frame.module.css";

interface PageFrameProps {
  /** Breadcrumbs, home first and the page itself last. */
  crumbs: ComponentProps<typeof Breadcrumbs>["items"];
  title: ReactNode;
  lead?: ReactNode;
  /** As wide as a form or a ticket. */
  isNarrow?: boolean | undefined;
  /** Additional content of the page's head. */
  head?: ReactNode;
  children: ReactNode;
}

/** A page in one column: breadcrumbs, title and content. */
export function PageFrame({ crumbs, title, lead, isNarrow, head, children }: PageFrameProps) {
  return (
    <main id={mainId} className={styles.root} data-narrow={isNarrow || undefined}>
      <Breadcrumbs items={crumbs} />
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {head}
      </header>
      {children}
    </main>
  );
}
