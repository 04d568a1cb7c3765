import { Button } from "@tropa/ui-kit/button";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazySelection, useIsSelected, useIsSelecting } from "./use-selection.ts";
import type { ChosenTour } from "./selection-state.ts";

/** Selects the card's tour, or deselects it (docs/product/cards-and-dates.md#cards); shown only in selection mode. */
export function SelectionButton({ tour, className }: { tour: ChosenTour; className?: string }) {
  const { t } = useTranslation("selection");
  const isSelecting = useIsSelecting();
  const isSelected = useIsSelected(tour.id);
  if (!isSelecting) return null;
  return (
    <Button
      variant={isSelected ? "secondary" : "primary"}
      size="sm"
      fullWidth
      className={className}
      onClick={() => lazySelection.act(({ send }) => send({ type: "tourToggled", tour }))}
    >
      {t(isSelected ? "remove" : "choose")}
      <VisuallyHidden>: {tour.title}</VisuallyHidden>
    </Button>
  );
}
