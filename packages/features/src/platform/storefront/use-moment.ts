import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Formats a moment (ISO 8601) in the reader's language and time zone. */
export function useMoment(): (moment: string) => string {
  const { locale } = useStorefront();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (moment) => format.format(new Date(moment));
}
