import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Season } from "@tropa/domain/discovery/season";
import type { HeroPicture, VariantConfig } from "@tropa/domain/storefront/variant-config";

/** Seasons of the hero picture by month, from January. Winter begins in November, when people plan for it. */
const seasons: readonly Season[] = [
  "winter",
  "winter",
  "spring",
  "spring",
  "spring",
  "summer",
  "summer",
  "summer",
  "autumn",
  "autumn",
  "winter",
  "winter",
];

/** Returns the landscape at the top of the home page. */
export const heroPicture = (
  { heroPictures }: Pick<VariantConfig, "heroPictures">,
  today: LocalDate,
): HeroPicture => heroPictures[seasons[Number(today.slice(5, 7)) - 1] ?? "summer"];
