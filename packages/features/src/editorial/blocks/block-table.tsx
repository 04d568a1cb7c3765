import { useId } from "react";
import type { ShownBlock } from "./shown-blocks.ts";
import styles from "./block-table.module.css";

/** A table that scrolls sideways if it is wider than the text; focusable, so that the keyboard can scroll it. */
export function BlockTable({
  table: { head, rows },
}: {
  table: Extract<ShownBlock, { type: "table" }>;
}) {
  const id = useId();
  const numbered = rows.map((cells, row) => ({ cells, key: `${id}-${row}` }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <div role="group" aria-labelledby={id} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead id={id}>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ cells, key }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={head[column] ?? cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
