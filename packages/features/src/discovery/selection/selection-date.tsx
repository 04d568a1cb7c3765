import { Checkbox } from "@tropa/ui-kit/checkbox";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazySelection, useIsSelected } from "./use-selection.ts";
import type { ChosenTour } from "./selection-state.ts";

interface SelectionDateProps {
  tour: Omit<ChosenTour, "image" | "colour"> & {
    images: readonly { image: string; color: string }[];
  };
  date: { id: number; start: string; end: string; is_busy: boolean };
  /** The date as text, for the accessible name. */
  label: string;
}

/** Checkbox of a date in selection mode (docs/product/cards-and-dates.md#departures). */
export default function SelectionDate({ tour, date, label }: SelectionDateProps) {
  const { t } = useTranslation("selection");
  const isSelected = useIsSelected(tour.id, date.id);
  const { id, title, slug, price, currency } = tour;
  const [{ image, color: colour } = { image: "", color: "" }] = tour.images;
  const chosen = { id, title, slug, image, colour, price, currency };
  return (
    <Checkbox
      checked={isSelected}
      disabled={date.is_busy && !isSelected}
      aria-label={t("date", { date: label })}
      onChange={() =>
        lazySelection.act(({ send }) => send({ type: "dateToggled", tour: chosen, date }))
      }
    >
      {t("choose")}
    </Checkbox>
  );
}
