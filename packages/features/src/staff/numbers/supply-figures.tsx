import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Figure } from "./figure.tsx";
import { BarPlot } from "./plots.tsx";
import type { NumbersFigureProps } from "./sales-figures.tsx";
import { useWriters } from "./use-writers.ts";

/** Seats of the months ahead. */
export function SupplyFigure({ numbers }: NumbersFigureProps) {
  const { t } = useTranslation("staffNumbers");
  const { locale } = useStorefront();
  const write = useWriters(numbers.currency);
  const { months } = numbers.supply;
  return (
    <Figure
      title={t("supply.title")}
      hint={t("supply.hint")}
      columns={[
        t("supply.month"),
        t("supply.tours"),
        t("supply.departures"),
        t("supply.seats"),
        t("supply.taken"),
      ]}
      rows={months.map(({ month, tours, departures, seats, taken }) => ({
        key: month,
        cells: [
          formatDate(month, locale, "month"),
          ...[tours, departures, seats, taken].map(write.count),
        ],
      }))}
      plot={
        <BarPlot
          isStacked
          write={write.counts}
          series={[
            { key: "taken", name: t("supply.taken") },
            { key: "free", name: t("supply.free") },
          ]}
          points={months.map(({ month, seats, taken }) => ({
            name: formatDate(month, locale, "monthShort"),
            values: { taken, free: seats - taken },
          }))}
        />
      }
    />
  );
}

/** Departures of the months ahead, place by place. */
export function SupplyPlaceFigure({ numbers, query }: NumbersFigureProps) {
  const { t } = useTranslation("staffNumbers");
  const { locale } = useStorefront();
  const write = useWriters(numbers.currency);
  const { months, places } = numbers.supply;
  return (
    <Figure
      isWide
      title={t("supply.places")}
      hint={t("supply.hint")}
      columns={[
        t("supply.place"),
        ...months.map(({ month }) => formatDate(month, locale, "monthBrief")),
      ]}
      rows={places.map(({ place, departures }) => ({
        key: String(place.id),
        cells: [place.name, ...departures.map(write.count)],
      }))}
      csv={{ table: "supply", query }}
    />
  );
}
