import type { DraftSection } from "@tropa/domain/organizers/tours/tour-draft";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "../draft/draft.module.css";

/** Element id of a section. */
export const sectionId = (name: DraftSection) => `tour-section-${name}`;

/** A titled section of the form. */
export function Section({ name, children }: { name: DraftSection; children: ReactNode }) {
  const { t } = useTranslation("organizerTours");
  const id = sectionId(name);
  return (
    <section className={styles.section} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`sections.${name}`)}</h2>
      {children}
    </section>
  );
}
