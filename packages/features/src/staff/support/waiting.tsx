import type { Locale } from "@tropa/domain/locale";
import { Badge } from "@tropa/ui-kit/badge";
import { useEffect, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

const minuteMs = 60_000;
const units = [
  { unit: "day", minutes: 24 * 60 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

/** Formats a waiting time in its largest whole unit. */
export function waitingTime(since: string, now: number, locale: Locale): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / minuteMs));
  const { unit, minutes: each } = units.find((one) => minutes >= one.minutes) ?? units[2];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(
    Math.floor(minutes / each),
  );
}

/** The present, renewed every minute, ms. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Shows how long a tourist has been waiting for an answer; updates every minute. */
export function Waiting({ since }: { since: string }) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const now = useMinute();
  return (
    <Badge tone="warning">{t("support.waits", { time: waitingTime(since, now, locale) })}</Badge>
  );
}
