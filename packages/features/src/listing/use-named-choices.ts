import { useTranslation } from "../platform/translation.ts";
import type { ListingChoices, NamedChoice } from "./listing-page.ts";

type NamedField = "accommodation" | "comfort" | "difficulty" | "startTimes";

/** Choices whose values are enumerated, with their names and counts. */
export function useNamedChoices({ counts }: Pick<ListingChoices, "counts">) {
  const { t } = useTranslation("listing");
  return (field: NamedField, values: readonly string[]): NamedChoice[] =>
    values.map((value) => ({
      value,
      name: t(`${field}.${value}`),
      count: counts[field][value] ?? 0,
    }));
}
