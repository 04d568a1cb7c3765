import type { ReturnReason } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { sectionId } from "./sections/section.tsx";
import styles from "./tours.module.css";

/** Changes that staff request, each with a link to its part of the form. */
export function Reasons({
  reasons,
  form = "",
}: {
  reasons: readonly ReturnReason[];
  /** Address of the form, if it is on another page. */
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
