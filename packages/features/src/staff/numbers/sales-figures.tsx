import type { Numbers } from "@tropa/api-contract/staff/calls-numbers";
import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Figure } from "./figure.tsx";
import type { NumbersQuery } from "./numbers-query.ts";
import { LinePlot, RowPlot } from "./plots.tsx";
import { shareOf, useWriters } from "./use-writers.ts";

export interface NumbersFigureProps {
  numbers: Numbers;
  query: NumbersQuery;
}

const sums = ["gross", "take", "refunded"] as const;

/** Money by day. */
export function DayFigure({ numbers, query }: NumbersFigureProps) {
  const { t } = useTranslation("staffNumbers");
  const { locale } = useStorefront();
  const write = useWriters(numbers.currency);
  const { days } = numbers;
  const isEmpty = days.every((day) =>
    [...sums, "orders" as const].every((name) => day[name] === 0),
  );
  return (
    <Figure
      isWide
      title={t("days.title")}
      hint={t("days.hint")}
      columns={[t("days.day"), ...sums.map((name) => t(name)), t("orders"), t("cancelled")]}
      rows={(isEmpty ? [] : days).map((day) => ({
        key: day.day,
        cells: [
          formatDate(day.day, locale, "full"),
          ...sums.map((name) => write.money(day[name])),
          write.count(day.orders),
          write.count(day.cancelled),
        ],
      }))}
      csv={{ table: "days", query }}
      plot={
        <LinePlot
          write={write.sums}
          series={sums.map((key) => ({ key, name: t(key) }))}
          points={days.map(({ day, ...values }) => ({
            name: formatDate(day, locale, "dayShort"),
            values,
          }))}
        />
      }
    />
  );
}

/** Bookings by their status today. */
export function StateFigure({ numbers, query }: NumbersFigureProps) {
  const { t } = useTranslation("staffNumbers");
  const write = useWriters(numbers.currency);
  const { states } = numbers;
  const isEmpty = states.every(({ now, before }) => now + before === 0);
  const nameOf = (status: (typeof states)[number]["status"]) => t(`staffBookings:status.${status}`);
  return (
    <Figure
      title={t("states.title")}
      hint={t("states.hint")}
      columns={[t("states.state"), t("now"), t("before")]}
      rows={(isEmpty ? [] : states).map(({ status, now, before }) => ({
        key: String(status),
        cells: [nameOf(status), write.count(now), write.count(before)],
      }))}
      csv={{ table: "states", query }}
      plot={
        <RowPlot
          write={write.counts}
          series={[
            { key: "now", name: t("now") },
            { key: "before", name: t("before") },
          ]}
          points={states.map(({ status, now, before }) => ({
            name: nameOf(status),
            values: { now, before },
          }))}
        />
      }
    />
  );
}

/** What became of the bookings, step by step. */
export function StepFigure({ numbers, query }: NumbersFigureProps) {
  const { t } = useTranslation("staffNumbers");
  const write = useWriters(numbers.currency);
  const { now, before } = numbers;
  const steps = (["orders", "paid", "completed"] as const).map((step) => ({
    step,
    name: t(`steps.${step}`),
    now: shareOf(now[step], now.orders),
    before: shareOf(before[step], before.orders),
  }));
  return (
    <Figure
      title={t("steps.title")}
      hint={t("steps.hint")}
      columns={[
        t("steps.step"),
        t("now"),
        `${t("steps.share")}, ${t("now")}`,
        t("before"),
        `${t("steps.share")}, ${t("before")}`,
      ]}
      rows={(now.orders + before.orders === 0 ? [] : steps).map((step) => ({
        key: step.step,
        cells: [
          step.name,
          write.count(now[step.step]),
          write.percent(step.now),
          write.count(before[step.step]),
          write.percent(step.before),
        ],
      }))}
      csv={{ table: "steps", query }}
      plot={
        <RowPlot
          write={write.percents}
          series={[
            { key: "now", name: t("now") },
            { key: "before", name: t("before") },
          ]}
          points={steps.map((step) => ({
            name: step.name,
            values: { now: step.now, before: step.before },
          }))}
        />
      }
    />
  );
}
