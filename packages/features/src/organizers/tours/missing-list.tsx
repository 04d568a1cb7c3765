import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { draftSectionNames, draftSectionOf } from "@tropa/domain/organizers/tours/tour-draft";
import { Badge } from "@tropa/ui-kit/badge";
import { Collapse } from "@tropa/ui-kit/collapse";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { fieldId } from "./draft/use-draft-fields.ts";
import styles from "./tours.module.css";

interface MissingListProps {
  missing: OrganizerTour["missing"];
  /** The form's name for a path in the draft. */
  nameOf: (path: string) => string;
  labelOf: (name: string) => string;
  onGo: (name: string) => void;
}

/** List of what a tour lacks for publication, with links to the fields. */
export function MissingList({ missing, nameOf, labelOf, onGo }: MissingListProps) {
  const { t } = useTranslation("organizerTours");
  if (missing.length === 0) return null;
  const parts = draftSectionNames.flatMap((section) => {
    const items = missing.filter(({ field }) => draftSectionOf(field) === section);
    return items.length > 0 ? [{ section, items }] : [];
  });
  return (
    <div className={styles.missing}>
      <h3>{t("missing")}</h3>
      {parts.map(({ section, items }) => (
        <Collapse
          key={section}
          summary={
            <>
              {t(`sections.${section}`)} <Badge tone="warning">{items.length}</Badge>
            </>
          }
        >
          <ul>
            {items.map(({ field, message }) => {
              const name = nameOf(field);
              return (
                <li key={field}>
                  <a
                    href={`#${fieldId(name)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(name);
                    }}
                  >
                    {labelOf(name)}
                  </a>
                  <span className={styles.muted}> {message}</span>
                </li>
              );
            })}
          </ul>
        </Collapse>
      ))}
    </div>
  );
}
