import type { workTimeCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Locale } from "@tropa/domain/locale";
import { dateWords } from "@tropa/i18n/date-words";
import { useState } from "react";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { clockDifference, shiftedTime } from "./reader-time.ts";
import styles from "./office-hours.module.css";

type WorkTime = AnswerOf<typeof workTimeCall>;

/** A zone as its people call it: "United Kingdom Time", not "Europe/London". */
function zoneName(timeZone: string, locale: Locale): string {
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
  return named.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
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
  const minutes = isHydrated ? clockDifference(zone, now) : 0;
  const time = (clock: string) => shiftedTime(clock, minutes);
  return (
    <section aria-labelledby="hours" className={styles.root}>
      <h2 id="hours">{t("hours.title")}</h2>
      {/* A browser may call the zone otherwise than the server does. */}
      <p className={styles.note} suppressHydrationWarning>
        {minutes === 0 ? t("hours.office", { zone: zoneName(zone, locale) }) : t("hours.reader")}
      </p>
      <dl>
        {days.map(({ weekday, opens, closes }) => (
          <div key={weekday}>
            {/* Monday is 1, Sunday 7; the names begin with Sunday. */}
            <dt>{dateWords[locale].weekdays[weekday % 7]}</dt>
            <dd>
              {opens === null || closes === null
                ? t("hours.closed")
                : `${time(opens)}–${time(closes)}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
