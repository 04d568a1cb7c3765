import type { workTimeCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { addDays } from "@tropa/domain/local-date";
import { formatDate } from "@tropa/i18n/format";
import { useState } from "react";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { clockDifference, shiftedTime } from "./reader-time.ts";
import styles from "./office-hours.module.css";

type WorkTime = AnswerOf<typeof workTimeCall>;

/** A Monday, for the names of weekdays. */
const anyMonday = "2026-01-05";

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
      <p className={styles.note}>
        {minutes === 0 ? t("hours.office", { zone }) : t("hours.reader")}
      </p>
      <dl>
        {days.map(({ weekday, opens, closes }) => {
          const [name] = formatDate(addDays(anyMonday, weekday - 1), locale, "weekday").split(
            /[, 0-9]/,
          );
          return (
            <div key={weekday}>
              <dt>{name}</dt>
              <dd>
                {opens === null || closes === null
                  ? t("hours.closed")
                  : `${time(opens)}–${time(closes)}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
