import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import ChildAges from "./child-ages.tsx";
import type { ChildrenFieldProps } from "./children-field.tsx";
import { childrenHint } from "./party-texts.ts";
import styles from "./child-ages.module.css";

/** Chooses children for a tour, with the tour's rules for them. */
export default function TourChildren({
  tour,
  isOpen,
  ...children
}: ChildrenFieldProps & { isOpen: boolean }) {
  const { t } = useTranslation("party");
  const hint = childrenHint(t, tour);
  return (
    <>
      <ChildAges {...children} minAge={tour.min_age} isOpen={isOpen} />
      {isOpen && hint && <p className={styles.hint}>{hint}</p>}
    </>
  );
}
