import { listingUrl } from "@tropa/domain/search-filter";
import { Button } from "@tropa/ui-kit/button";
import { ChipLink } from "@tropa/ui-kit/chip";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useTranslation } from "react-i18next";
import { allToursPath } from "../platform/paths.ts";
import type { FilterChip } from "./filter-chips.ts";
import { cleared } from "./filter-links.ts";
import type { ListingFilter } from "./use-listing-filter.ts";
import styles from "./listing-empty.module.css";

interface ListingEmptyProps {
  chips: readonly FilterChip[];
  state: ListingFilter;
}

/** Nothing fits: each choice can be taken away, one by one or all at once. */
export function ListingEmpty({ chips, state: { filter, ceilings, linkTo } }: ListingEmptyProps) {
  const { t } = useTranslation("listing");
  const clearedUrl = listingUrl(cleared(filter), ceilings);
  return (
    <EmptyState
      icon="compass"
      title={t("empty.title")}
      text={t("empty.text")}
      actions={
        <>
          {chips.length > 0 && (
            <ul className={styles.chips}>
              {chips.map(({ key, text, without }) => (
                <li key={key}>
                  <ChipLink {...linkTo(without)} icon="close">
                    {t("empty.without", { choice: text })}
                  </ChipLink>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.buttons}>
            {chips.length > 1 && <Button href={clearedUrl}>{t("clearAll")}</Button>}
            <Button href={allToursPath()} variant="secondary">
              {t("empty.allTours")}
            </Button>
          </div>
        </>
      }
    />
  );
}
