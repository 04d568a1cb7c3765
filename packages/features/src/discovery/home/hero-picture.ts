import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Season } from "@tropa/domain/discovery/season";
import type { HeroPicture, VariantConfig } from "@tropa/domain/storefront/variant-config";

/** From January on; the year turns to snow with November, when people plan for it. */
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

/** The landscape that the home page opens with. */
export const heroPicture = (
  { heroPictures }: Pick<VariantConfig, "heroPictures">,
  today: LocalDate,
): HeroPicture => heroPictures[seasons[Number(today.slice(5, 7)) - 1] ?? "summer"];
