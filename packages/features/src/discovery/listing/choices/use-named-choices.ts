import type { MessageKey } from "@tropa/i18n/message-keys";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { EnumeratedList, ListingChoices, NamedChoice } from "./listing-page.ts";

/** Returns choices of enumerated values with names and counts. */
export function useNamedChoices({ counts, adds }: Pick<ListingChoices, "counts" | "adds">) {
  const { t } = useTranslation("listing");
  return <Value extends string>(
    field: EnumeratedList,
    values: readonly Value[],
    keyOf: (value: Value) => MessageKey<"listing">,
  ): NamedChoice[] =>
    values.map((value) => {
      const more = adds[field][value];
      return {
        value,
        name: t(keyOf(value)),
        count: counts[field][value] ?? 0,
        ...(more !== undefined && { adds: more }),
      };
    });
}
