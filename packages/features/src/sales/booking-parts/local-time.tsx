import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";

const two = (number: number) => String(number).padStart(2, "0");

/** A moment by the reader's own clock. The server does not know that clock: it writes the day alone. */
export function LocalTime({ iso }: { iso: string }) {
  const { locale } = useStorefront();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <time dateTime={iso}>{formatDate(iso.slice(0, 10), locale)}</time>;
  const moment = new Date(iso);
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return (
    <time dateTime={iso}>
      {formatDate(day, locale)}, {two(moment.getHours())}:{two(moment.getMinutes())}
    </time>
  );
}
