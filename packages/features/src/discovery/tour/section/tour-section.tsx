import { Chip } from "@tropa/ui-kit/chip";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./tour-section.module.css";

/** Id of the section about a cruise's ship, linked from the booking panel. */
export const shipSectionId = "ship";

/** A section of the tour's page with a title and an anchor. */
export function TourSection({
  id,
  title,
  contentLang,
  children,
}: {
  id: string;
  title: string;
  /** Language of the section's texts, if it is not the page's; shown beside the title. */
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

/** Says that a text is in English because it is not translated. */
export function ContentMark() {
  const { t } = useTranslation("tour");
  return (
    <Chip tone="muted" icon="language">
      {t("contentInEnglish")}
    </Chip>
  );
}
