import type { ReturnReason } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { sectionId } from "./sections/section.tsx";
import styles from "./tours.module.css";

/** What staff want to be changed, each by the part of the form that it is about. */
export function Reasons({
  reasons,
  form = "",
}: {
  reasons: readonly ReturnReason[];
  /** The page of the form, where that is another one. */
  form?: string;
}) {
  const { t } = useTranslation("organizerTours");
  if (reasons.length === 0) return null;
  return (
    <div className={styles.reasons}>
      <h3>{t("reasons")}</h3>
      <ul>
        {reasons.map(({ section, text }) => (
          <li key={`${section}-${text}`}>
            {section !== null && (
              <>
                <Link href={`${form}#${sectionId(section)}`}>{t(`sections.${section}`)}</Link>
                {": "}
              </>
            )}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
