import type { LocalDate } from "@tropa/domain/time/local-date";
import { zoneOffset } from "@tropa/domain/time/local-date";
import { formatDate } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Writes the end of a day by the clocks of a place, and names them: a promise ends at one moment wherever it is read. */
export function useDeadline(timeZone: string): (day: LocalDate) => string {
  const { t } = useTranslation("common");
  const { locale } = useStorefront();
  return (day) =>
    t("deadline", { day: formatDate(day, locale, "full"), zone: zoneOffset(day, timeZone) });
}
