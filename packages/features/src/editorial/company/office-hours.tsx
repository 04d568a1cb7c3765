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

/** A zone as its people call it: "United Kingdom Time", not "Europe/London". */
function zoneName(timeZone: string, locale: Locale): string {
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
  return named.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

interface Span {
  /** Of the first day and the last one: Monday is 1, Sunday 7. */
  from: number;
  to: number;
  opens: string | null;
  closes: string | null;
}

/** Days one after another with the same hours are one line. */
function spansOf(days: WorkTime["days"]): Span[] {
  const spans: Span[] = [];
  for (const { weekday, opens, closes } of days) {
    const last = spans.at(-1);
    if (last?.opens === opens && last.closes === closes) last.to = weekday;
    else spans.push({ from: weekday, to: weekday, opens, closes });
  }
  return spans;
}

/** When people answer, by the clock of the office; once it is known where the reader is, by theirs. */
export function OfficeHours({ hours }: { hours: WorkTime }) {
  const { t } = useTranslation("company");
  const { locale } = useStorefront();
  const isHydrated = useIsHydrated();
  // The day decides by how much clocks differ, and a page is not read for longer.
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
      {/* A browser may call the zone otherwise than the server does. */}
      <p className={styles.note} suppressHydrationWarning>
        {minutes === 0 ? t("hours.office", { zone: zoneName(zone, locale) }) : t("hours.reader")}
      </p>
    </section>
  );
}
