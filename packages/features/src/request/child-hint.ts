import type { Tour } from "@tropa/api-contract/tour";
import type { TFunction } from "@tropa/i18n/translator";

/** From which age children may come, and up to which they pay less. */
export function childHint(
  t: TFunction<"request">,
  tour: Pick<Tour, "min_age" | "child_price_percent" | "child_age_to">,
): string | undefined {
  const parts = [
    ...(tour.min_age > 0 ? [t("order.age", { count: tour.min_age })] : []),
    ...(tour.child_price_percent !== null && tour.child_age_to !== null
      ? [
          t("order.childDiscount", {
            percent: 100 - tour.child_price_percent,
            count: tour.child_age_to,
          }),
        ]
      : []),
  ];
  return parts.length > 0 ? parts.join(" · ") : undefined;
}
