import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useSelection } from "./use-selection.ts";
import styles from "./selection-bar.module.css";

const SelectionDrawer = lazy(() => import("./selection-drawer.tsx"));

/** A bar that shows selection mode and the number of selected tours. */
export default function SelectionBar() {
  const { t } = useTranslation("selection");
  const { tours } = useSelection();
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const dates = tours.reduce((sum, { selectedVariants }) => sum + selectedVariants.length, 0);
  return (
    <>
      <section className={styles.root} aria-label={t("title")}>
        <Icon name="check-circle" size={22} />
        <p role="status">
          {tours.length === 0
            ? t("empty")
            : [t("tours", { count: tours.length }), dates > 0 && t("dates", { count: dates })]
                .filter(Boolean)
                .join(" · ")}
        </p>
        {tours.length > 0 && (
          <b className={styles.number} aria-hidden="true">
            {tours.length}
          </b>
        )}
        <Button size="sm" onClick={() => setDrawer("open")}>
          {t("show")}
        </Button>
      </section>
      {drawer !== "never" && (
        <Suspense>
          <SelectionDrawer isOpen={drawer === "open"} onClose={() => setDrawer("closed")} />
        </Suspense>
      )}
    </>
  );
}
