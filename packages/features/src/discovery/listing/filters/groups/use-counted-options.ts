import { formatNumber } from "@tropa/i18n/format";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Option } from "../../../search-box/option-chips.tsx";
import type { Counts } from "../../choices/listing-page.ts";

/** Turns values into chips with numbers of tours; values without tours are disabled. */
export function useCountedOptions() {
  const { locale } = useStorefront();
  return <T extends string | number>(
    values: readonly T[],
    counts: Counts,
    textOf: (value: T) => ReactNode,
  ): Option[] =>
    values.map((value) => {
      const count = counts[String(value)] ?? 0;
      return {
        value: String(value),
        text: textOf(value),
        count: formatNumber(count, locale),
        disabled: count === 0,
      };
    });
}
