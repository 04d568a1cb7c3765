import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import type { ReactNode } from "react";
import styles from "./money-table.module.css";

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers forget what a table is once phones lay it out as cards */
interface MoneyTableProps {
  caption: string;
  /** Names of the columns; the last one holds sums. */
  columns: readonly string[];
  /** `MoneyRow`s. */
  children: ReactNode;
}

/** A table of money; each row is a card on phones. */
export function MoneyTable({ caption, columns, children }: MoneyTableProps) {
  return (
    <table role="table" className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface MoneyRowProps {
  columns: readonly string[];
  /** One for each column. */
  cells: readonly ReactNode[];
  /** More about the row, across all columns. */
  below?: ReactNode;
}

export function MoneyRow({ columns, cells, below }: MoneyRowProps) {
  return (
    <>
      <tr role="row">
        {columns.map((column, index) => (
          <td key={column} role="cell" data-column={column}>
            {cells[index]}
          </td>
        ))}
      </tr>
      {below && (
        <tr role="row" className={styles.below}>
          <td role="cell" colSpan={columns.length}>
            {below}
          </td>
        </tr>
      )}
    </>
  );
}
