import { capitalised } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { traitValue } from "../../traits/trait-texts.ts";
import type { EnumeratedList, ListingChoices, NamedChoice } from "./listing-page.ts";

/** Returns choices of enumerated values with names and counts. */
export function useNamedChoices({ counts, adds }: Pick<ListingChoices, "counts" | "adds">) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  const nameOf = (field: EnumeratedList, value: string) =>
    field === "startTimes"
      ? t(`startTimes.${value}`, { defaultValue: value })
      : capitalised(traitValue(t, field, value), locale);
  return (field: EnumeratedList, values: readonly (string | number)[]): NamedChoice[] =>
    values.map(String).map((value) => {
      const more = adds[field][value];
      return {
        value,
        name: nameOf(field, value),
        count: counts[field][value] ?? 0,
        ...(more !== undefined && { adds: more }),
      };
    });
}
