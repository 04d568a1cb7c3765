import { Checkbox } from "@tropa/ui-kit/checkbox";
import { useTranslation } from "../platform/translation.ts";
import { lazySelection, useIsSelected, useIsSelecting } from "./use-selection.ts";
import type { ChosenTour } from "./use-selection.ts";

interface SelectionDateProps {
  tour: ChosenTour;
  date: { id: number; start: string; end: string; is_busy: boolean };
  /** The date in words, for those who hear a row of boxes. */
  label: string;
}

/** The box of a date in selection mode (document 1 §2, "Date list item"). */
export function SelectionDate({ tour, date, label }: SelectionDateProps) {
  const { t } = useTranslation("selection");
  const isSelecting = useIsSelecting();
  const isSelected = useIsSelected(tour.id, date.id);
  if (!isSelecting) return null;
  return (
    <Checkbox
      checked={isSelected}
      disabled={date.is_busy && !isSelected}
      aria-label={t("date", { date: label })}
      onChange={() => lazySelection.act(({ send }) => send({ type: "dateToggled", tour, date }))}
    >
      {t("choose")}
    </Checkbox>
  );
}
