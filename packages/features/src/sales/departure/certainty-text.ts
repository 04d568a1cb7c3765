import type { Certainty } from "@tropa/domain/sales/departure-decision";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Locale } from "@tropa/domain/locale";
import { formatDate } from "@tropa/i18n/format";
import type { TFunction } from "@tropa/i18n/translator";

/** Certainty of a departure, with the data to explain it. */
export interface Decision {
  certainty: Certainty;
  missing: number;
  decidedBy: LocalDate | null;
}

/** What a preliminary departure still needs, by when it is decided, and that the money comes back otherwise. */
export function decisionText(
  t: TFunction,
  locale: Locale,
  { certainty, missing, decidedBy }: Decision,
): string {
  const needed =
    certainty === "gathering"
      ? t("booking:decision.missing", { count: missing })
      : t("booking:decision.gathered");
  const decided =
    decidedBy === null
      ? t("booking:decision.late")
      : t("booking:decision.by", { date: formatDate(decidedBy, locale, "day") });
  return `${needed} ${decided}`;
}

/** "Guaranteed"; or "Preliminary", the number of missing travellers and the day of the decision. */
export function certaintyText(
  t: TFunction,
  locale: Locale,
  { certainty, missing, decidedBy }: Decision,
): string {
  if (certainty === "guaranteed") return t("common:certainty.guaranteed");
  return [
    t("common:certainty.preliminary"),
    certainty === "gathering"
      ? t("common:certainty.missing", { count: missing })
      : t("common:certainty.gathered"),
    decidedBy === null
      ? t("common:certainty.overdue")
      : t("common:certainty.decided", { date: formatDate(decidedBy, locale, "day") }),
  ].join(" · ");
}
