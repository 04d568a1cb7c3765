import type { workTimeCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Locale } from "@tropa/domain/locale";
import { formatList } from "@tropa/i18n/format";
import { dateWords } from "@tropa/i18n/date-words";
import { useState } from "react";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { clockDifference, isOpenAt, shiftedTime } from "./reader-time.ts";
import styles from "./office-hours.module.css";

type WorkTime = AnswerOf<typeof workTimeCall>;

/** The usual name of a time zone: "United Kingdom Time" rather than "Europe/London". */
function zoneName(timeZone: string, locale: Locale): string {
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
  return named.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

interface Span {
  /** First and last weekday; Monday is 1, Sunday 7. */
  from: number;
  to: number;
  opens: string | null;
  closes: string | null;
}

/** Joins consecutive days with the same hours. */
function spansOf(days: WorkTime["days"]): Span[] {
  const spans: Span[] = [];
  for (const { weekday, opens, closes } of days) {
    const last = spans.at(-1);
    if (last?.opens === opens && last.closes === closes) last.to = weekday;
    else spans.push({ from: weekday, to: weekday, opens, closes });
  }
  return spans;
}

/** Office hours in the office's time zone; after hydration also in the reader's. */
export function OfficeHours({ hours }: { hours: WorkTime }) {
  const { t } = useTranslation("company");
  const { locale } = useStorefront();
  const isHydrated = useIsHydrated();
  // Fixed per visit: the difference between time zones depends on the date.
  const [now] = useState(() => new Date());
  const { time_zone: zone, days } = hours;
  if (zone === null) return null;
  const isOpen = isOpenAt(days, zone, now);
  const minutes = isHydrated ? clockDifference(zone, now) : 0;
  const time = (clock: string) => shiftedTime(clock, minutes);
  // The names begin with Sunday.
  const nameOf = (weekday: number) => dateWords[locale].weekdays[weekday % 7];
  return (
    <section aria-labelledby="hours" className={styles.root}>
      <h2 id="hours">{t("hours.title")}</h2>
      <p className={styles.days}>
        {isHydrated && (
          <span className={styles.state} data-open={isOpen || undefined}>
            {t(isOpen ? "hours.open" : "hours.shut")}
          </span>
        )}
        {formatList(
          spansOf(days).flatMap(({ from, to, opens, closes }) => {
            if (opens === null || closes === null) return [];
            const named = from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
            return [`${named} ${time(opens)}–${time(closes)}`];
          }),
          locale,
        )}
      </p>
      {/* Server and browser may name the zone differently. */}
      <p className={styles.note} suppressHydrationWarning>
        {minutes === 0 ? t("hours.office", { zone: zoneName(zone, locale) }) : t("hours.reader")}
      </p>
    </section>
  );
}
