import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";

const two = (number: number) => String(number).padStart(2, "0");

/** Formats a moment in the reader's time zone. The server does not know it and renders the date only. */
export function useLocalTime(iso: string): string {
  const { locale } = useStorefront();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return formatDate(iso.slice(0, 10), locale);
  const moment = new Date(iso);
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  return `${formatDate(day, locale)}, ${time.format(moment)}`;
}

/** Like `useLocalTime`, as a component. */
export function LocalTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{useLocalTime(iso)}</time>;
}
