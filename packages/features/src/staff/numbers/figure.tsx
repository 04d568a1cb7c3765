import { numbersCsvCall } from "@tropa/api-contract/staff/calls-numbers";
import type { NumberTable } from "@tropa/api-contract/staff/calls-numbers";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Card } from "@tropa/ui-kit/card";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { saveFile } from "../../platform/browser/save-file.ts";
import { toastFailure } from "../../platform/forms/problems/failure-toast.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import type { NumbersQuery } from "./numbers-query.ts";
import styles from "./numbers.module.css";

export interface FigureProps {
  title: string;
  hint: string;
  /** Names of the columns; all but the first hold numbers. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Shown to those who see; everybody else has the table. */
  plot?: ReactNode;
  /** The table's name for CSV, and what it is of. */
  csv?: { table: NumberTable; query: NumbersQuery };
  isWide?: boolean;
}

/** A plot that is a table as well; screen readers always get the table. */
export function Figure({ title, hint, columns, rows, plot, csv, isWide = false }: FigureProps) {
  const { t } = useTranslation("staffNumbers");
  const id = useId();
  const [view, setView] = useState("plot");
  const isPlot = plot !== undefined && view === "plot" && rows.length > 0;
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={styles.figure}
      data-wide={isWide ? "" : undefined}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {plot !== undefined && rows.length > 0 && (
          <SegmentedControl
            label={`${title}: ${t("view")}`}
            value={view}
            onValueChange={setView}
            segments={[
              { value: "plot", label: t("asPlot") },
              { value: "table", label: t("asTable") },
            ]}
          />
        )}
      </div>
      <p className={styles.hint}>{hint}</p>
      {rows.length === 0 && <p>{t("nothing")}</p>}
      {isPlot && (
        <div className={styles.plot} aria-hidden>
          {plot}
        </div>
      )}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        <div
          className={isPlot ? styles.unseen : styles.scroll}
          {...(!isPlot && { role: "group", tabIndex: 0, "aria-labelledby": id })}
        >
          <table>
            <caption className={styles.unseen}>{title}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [name, ...values] }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={columns[index + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {csv && rows.length > 0 && <CsvButton {...csv} title={title} />}
    </Card>
  );
}

function CsvButton({
  table,
  query,
  title,
}: {
  table: NumberTable;
  query: NumbersQuery;
  title: string;
}) {
  const { t } = useTranslation("staffNumbers");
  const storefront = useStorefront();
  const { isRunning, run, release } = useCall();
  const save = () =>
    run({
      body: { ...query, table },
      send: (asked) => callApi(storefront, numbersCsvCall, { query: asked }),
      onDone: (file) => {
        saveFile(file, `${table}.csv`);
        release();
      },
      onRefused: (error) => {
        toastFailure(error, t("staffDesk:failed"));
        return true;
      },
    });
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        icon="download"
        loading={isRunning}
        aria-label={`${t("csv")}: ${title}`}
        onClick={() => void save()}
      >
        {t("csv")}
      </Button>
    </div>
  );
}
