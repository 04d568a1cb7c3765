import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Drawer } from "@tropa/ui-kit/drawer";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { FiltersPanel } from "./filters-panel.tsx";
import { clearFilter } from "../../choices/filter-links.ts";
import type { ListingPageData } from "../../choices/listing-page.ts";
import { PartFailed } from "../../data/part-failed.tsx";
import { useListingData } from "../../data/use-listing-data.ts";
import { filterLinks } from "../use-listing-filter.ts";
import type { ListingFilter } from "../use-listing-filter.ts";
import { allChoicesUrl } from "../../choices/whole-choices.ts";
import styles from "./filters-drawer.module.css";

interface FiltersDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  data: ListingPageData;
  state: ListingFilter;
}

/** Filters on narrow screens. Changes show the number of tours and apply when the button is pressed. */
export default function FiltersDrawer({ isOpen, onClose, data, state }: FiltersDrawerProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  const { ceilings } = state;
  const [draft, setDraft] = useState(state.filter);
  // Start from the page's filter each time it opens.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(state.filter);
  }
  const found = useListingData(isOpen ? allChoicesUrl(draft, ceilings) : null);
  const shown = found.data ?? data;
  const isPageOwn = draft === state.filter && !data.isMissed;
  const isCounted = !found.hasFailed && (isPageOwn || !found.isLoading);
  const total = isCounted ? (isPageOwn ? data : shown).total : null;
  const draftState = {
    filter: draft,
    ceilings,
    apply: setDraft,
    replace: setDraft,
    linkTo: filterLinks(ceilings, setDraft),
  };
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t("filters")}
      footer={
        <div className={styles.footer}>
          {found.hasFailed && (
            <div className={styles.failed}>
              <PartFailed text={t("failed.count")} onRetry={found.retry} />
            </div>
          )}
          <Button variant="ghost" onClick={() => setDraft(clearFilter(draft))}>
            {t("clearAll")}
          </Button>
          <Button
            size="lg"
            onClick={() => {
              onClose();
              state.apply(draft);
            }}
          >
            {total === null
              ? t("show.uncounted")
              : t(`show.${shown.kind}`, {
                  count: total,
                  number: formatNumber(total, locale),
                })}
          </Button>
        </div>
      }
    >
      <FiltersPanel
        data={shown}
        state={draftState}
        isAwaited={data.choices.isShort && found.isAwaited}
        onWantAll={() => {}}
      />
    </Drawer>
  );
}
