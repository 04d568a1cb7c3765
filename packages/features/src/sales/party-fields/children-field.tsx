import type { Tour } from "@tropa/api-contract/discovery/tour";
import { partyFields } from "@tropa/domain/sales/party/party";
import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./children-field.module.css";

/** Loaded when children are added or already chosen. */
const load = () => import("./tour-children.tsx");
const TourChildren = lazy(load);
const preload = () => void load().catch(() => {});

export interface ChildrenFieldProps {
  tour: Pick<Tour, "min_age" | "child_prices">;
  ages: readonly number[];
  most: number;
  onChange: (ages: readonly number[]) => void;
}

/** Form field for children and their ages. */
export function ChildrenField(props: ChildrenFieldProps) {
  const { t } = useTranslation("party");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { ages } = props;
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        {t("children")}
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "done" : "add")}
        </Button>
      </div>
      <div id={id}>
        {(isOpen || ages.length > 0) && (
          <Suspense>
            <TourChildren {...props} isOpen={isOpen} />
          </Suspense>
        )}
      </div>
      {ages.length > 0 && (
        <input type="hidden" name={partyFields.childAges} value={ages.join(",")} />
      )}
    </div>
  );
}
