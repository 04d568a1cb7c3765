import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./related-section.module.css";

/** A titled section with related content. */
export function RelatedSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
