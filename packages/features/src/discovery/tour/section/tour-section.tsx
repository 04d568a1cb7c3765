import { Chip } from "@tropa/ui-kit/chip";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./tour-section.module.css";

/** The part about a cruise's ship: the booking panel leads to its cabins. */
export const shipSectionId = "ship";

/** A part of the tour's page, named and reachable by its anchor. */
export function TourSection({
  id,
  title,
  contentLang,
  children,
}: {
  id: string;
  title: string;
  /** The language of its texts, where it is not the page's: said beside the title. */
  contentLang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.root} data-late aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {contentLang && <ContentMark />}
      {children}
    </section>
  );
}

/** Says that a text is not in the page's language: what is missing there is always in English. */
export function ContentMark() {
  const { t } = useTranslation("tour");
  return (
    <Chip tone="muted" icon="language">
      {t("contentInEnglish")}
    </Chip>
  );
}
