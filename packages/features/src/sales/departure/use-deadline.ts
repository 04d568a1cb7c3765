import type { LocalDate } from "@tropa/domain/time/local-date";
import { zoneOffset } from "@tropa/domain/time/local-date";
import { formatDate } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Formats the end of a day in a place's time zone and names the zone, so that a deadline is unambiguous everywhere. */
export function useDeadline(timeZone: string): (day: LocalDate) => string {
  const { t } = useTranslation("common");
  const { locale } = useStorefront();
  return (day) =>
    t("deadline", { day: formatDate(day, locale, "full"), zone: zoneOffset(day, timeZone) });
}
