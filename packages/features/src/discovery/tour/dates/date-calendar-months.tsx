import { minorPerMajor } from "@tropa/domain/money";
import { formatDateRange } from "@tropa/i18n/format";
import { Calendar } from "@tropa/ui-kit/calendar";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "./date-calendar.module.css";

/** Formats amounts compactly: "34K". */
function shortPrices(locale: string) {
  const format = new Intl.NumberFormat(locale, {
    notation: "compact",
    maximumSignificantDigits: 3,
  });
  return (minor: number) => format.format(minor / minorPerMajor).replace(/\s/g, "\u00a0");
}

/** A calendar of the tour's start days with prices and, for the chosen one, seats. */
export default function DateCalendarMonths({
  tour,
  choice,
}: {
  tour: ShownTour;
  choice: TourChoice;
}) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const free = tour.variants.filter((date) => !date.is_busy);
  const price = shortPrices(locale);
  // Sorted by descending price, so that the cheapest of a day comes last and wins.
  const notes = Object.fromEntries(
    free.toSorted((a, b) => b.price - a.price).map((date) => [date.start, price(date.price)]),
  );
  const { date } = choice;
  const range = date ? { from: date.start, to: date.end } : {};
  return (
    <>
      <Calendar
        mode="single"
        locale={locale}
        value={range}
        min={free[0]?.start}
        max={free.at(-1)?.start}
        available={free.map(({ start }) => start)}
        notes={notes}
        onValueChange={({ from }) => {
          const [found] = free
            .filter(({ start }) => start === from)
            .toSorted((a, b) => a.price - b.price);
          if (found) choice.chooseDate(found.id);
        }}
      />
      {date && !date.is_busy && (
        <p className={styles.seats} aria-live="polite">
          {formatDateRange(date.start, date.end, locale)}
          {" · "}
          {t("dates.seats", { count: date.seats_left })}
        </p>
      )}
    </>
  );
}
