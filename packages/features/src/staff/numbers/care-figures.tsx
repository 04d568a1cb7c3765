import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Link } from "@tropa/ui-kit/link";
import { useSearchParams } from "react-router";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { Figure } from "./figure.tsx";
import { RowPlot } from "./plots.tsx";
import type { NumbersFigureProps } from "./sales-figures.tsx";
import { shareOf, useWriters } from "./use-writers.ts";

const spans = [0, 1, 2, 3, 4] as const;
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** How soon questions in chats are answered. */
export function AnswerFigure({ numbers, query }: NumbersFigureProps) {
  const { t } = useTranslation("staffNumbers");
  const write = useWriters(numbers.currency);
  const { answers } = numbers;
  const columns = answers.flatMap(({ side }) => [
    t("answers.questions", { side: t(`answers.${side}`) }),
    `${t(`answers.${side}`)}, ${t("now")}`,
    `${t(`answers.${side}`)}, ${t("before")}`,
  ]);
  const isEmpty = answers.every(({ now, before }) => total(now) + total(before) === 0);
  return (
    <Figure
      title={t("answers.title")}
      hint={t("answers.hint")}
      columns={[t("answers.within"), ...columns]}
      rows={(isEmpty ? [] : spans).map((span) => ({
        key: String(span),
        cells: [
          t(`answers.${span}`),
          ...answers.flatMap(({ now, before }) => [
            write.count(now[span] ?? 0),
            write.percent(shareOf(now[span] ?? 0, total(now))),
            write.percent(shareOf(before[span] ?? 0, total(before))),
          ]),
        ],
      }))}
      csv={{ table: "answers", query }}
      plot={
        <RowPlot
          write={write.percents}
          series={answers.map(({ side }) => ({ key: side, name: t(`answers.${side}`) }))}
          points={spans.map((span) => ({
            name: t(`answers.${span}`),
            values: Object.fromEntries(
              answers.map(({ side, now }) => [side, shareOf(now[span] ?? 0, total(now))]),
            ),
          }))}
        />
      }
    />
  );
}

/** Organizers who cancel; each leads to their own figures. */
export function CancellationFigure({ numbers, query }: NumbersFigureProps) {
  const { t } = useTranslation("staffNumbers");
  const write = useWriters(numbers.currency);
  const [address] = useSearchParams();
  const hrefOf = (id: number) => {
    const next = new URLSearchParams(address);
    next.set("organizer", String(id));
    return `${deskPath("numbers")}?${next}`;
  };
  return (
    <Figure
      title={t("cancellations.title")}
      hint={t("cancellations.hint")}
      columns={[
        t("cancellations.organizer"),
        t("cancellations.byOrganizer"),
        t("cancellations.all"),
        t("orders"),
      ]}
      rows={numbers.cancellations.map(
        ({ organizer: { id, title }, by_organizer: own, cancelled, orders }) => ({
          key: String(id),
          cells: [
            <Link key={id} href={hrefOf(id)}>
              {title}
            </Link>,
            write.count(own),
            write.count(cancelled),
            write.count(orders),
          ],
        }),
      )}
      csv={{ table: "cancellations", query }}
    />
  );
}

/** Words that found nothing. */
export function SearchFigure({ numbers, query }: NumbersFigureProps) {
  const { t } = useTranslation("staffNumbers");
  const write = useWriters(numbers.currency);
  return (
    <Figure
      title={t("searches.title")}
      hint={t("searches.hint")}
      columns={[t("searches.word"), t("searches.times")]}
      rows={numbers.searches.map(({ word, times }) => ({
        key: word,
        cells: [word, write.count(times)],
      }))}
      csv={{ table: "searches", query }}
    />
  );
}
