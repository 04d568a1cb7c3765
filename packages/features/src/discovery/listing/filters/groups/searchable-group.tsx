import { Collapse } from "@tropa/ui-kit/collapse";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PanelProps } from "../panel-props.ts";
import styles from "./searchable-list.module.css";

const SearchableList = lazy(() => import("./searchable-list.tsx"));

interface SearchableGroupProps extends Pick<PanelProps, "data" | "state"> {
  field: "showplace" | "organizer";
}

/** A group with too many values to list. Its choices load when it is opened, so it stays empty without scripts. */
export function SearchableGroup({ field, data, state }: SearchableGroupProps) {
  const { t } = useTranslation("listing");
  const isHydrated = useIsHydrated();
  const isChosen = state.filter[field] !== null;
  const [wasChosen] = useState(isChosen);
  const [isSeen, setSeen] = useState(isChosen);
  if (!isHydrated) return null;
  return (
    <Collapse
      summary={t(`groups.${field}`)}
      open={wasChosen}
      onOpenChange={(isOpen) => isOpen && setSeen(true)}
    >
      <Suspense fallback={<Skeleton shape="block" height="44px" className={styles.waiting} />}>
        {isSeen && <SearchableList field={field} data={data} state={state} />}
      </Suspense>
    </Collapse>
  );
}
