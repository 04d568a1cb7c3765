import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "./date-calendar.module.css";

/** Loaded on demand: the list beside it has the same dates. */
const load = () => import("./date-calendar-months.tsx");
const Months = lazy(load);
const preload = () => void load().catch(() => {});

/** Fewest dates for which the calendar is offered; a shorter list is clear without it. */
const worthCalendar = 4;

/** Opens the dates as a calendar with prices. */
export function DateCalendar({ tour, choice }: { tour: ShownTour; choice: TourChoice }) {
  const { t } = useTranslation("tour");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (tour.variants.length < worthCalendar) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon="calendar"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? "calendar.hide" : "calendar.show")}
      </Button>
      <div id={id} hidden={!isOpen} className={styles.root}>
        {isOpen && (
          <Suspense fallback={<div className={styles.waiting} />}>
            <Months tour={tour} choice={choice} />
          </Suspense>
        )}
      </div>
    </>
  );
}
