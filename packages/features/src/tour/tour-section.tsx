import type { ReactNode } from "react";
import styles from "./tour-section.module.css";

/** A part of the tour's page, named and reachable by its anchor. */
export function TourSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.root} data-late aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
