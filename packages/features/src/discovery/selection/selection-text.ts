import type { Locale } from "@tropa/domain/locale";
import type { SelectedTour } from "@tropa/domain/discovery/selection-mode";
import { formatDateRange } from "@tropa/i18n/format";
import type { ChosenTour } from "./selection-state.ts";

/** Formats a selection as text for a letter or a chat: one paragraph per tour, with dates and address. */
export function selectionText(
  tours: readonly SelectedTour<ChosenTour>[],
  { locale, addressOf }: { locale: Locale; addressOf: (slug: string) => string },
): string {
  return tours
    .map(({ title, slug, selectedVariants }) =>
      [
        title,
        ...selectedVariants.map(({ start, end }) => formatDateRange(start, end, locale, "full")),
        addressOf(slug),
      ].join("\n"),
    )
    .join("\n\n");
}
