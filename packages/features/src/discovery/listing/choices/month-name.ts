import type { Locale } from "@tropa/domain/locale";
import { formatDate } from "@tropa/i18n/format";

/** Year of the dates from which month names are formatted; any year would do. */
const someYear = "2027";

/** Returns the name of a month ("01" to "12"). */
export const monthName = (month: string, locale: Locale): string =>
  formatDate(`${someYear}-${month}`, locale, "monthAlone");
