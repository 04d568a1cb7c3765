import type { Locale } from "@tropa/domain/locale";
import type { SelectedTour } from "@tropa/domain/discovery/selection-mode";
import { formatDateRange } from "@tropa/i18n/format";
import type { ChosenTour } from "./selection-state.ts";

/** A selection in words, for a letter or a chat: a tour a paragraph, with its dates and its address. */
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
