import pg from "pg";

/** The type definitions lack what the driver exports. */
interface DriverResult {
  prototype: { addRow(row: Record<string, unknown> | unknown[]): void };
}

/**
 * Adds a column to every row of every query of this process, as a new column would that a store selects without need.
 * Returns a function that ends it.
 */
export function addColumnToAllRows(name: string): () => void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `DriverResult`
  const { prototype } = (pg as unknown as { Result: DriverResult }).Result;
  const { addRow } = prototype;
  prototype.addRow = function addRowWithColumn(row) {
    if (!Array.isArray(row)) row[name] = name;
    addRow.call(this, row);
  };
  return () => {
    prototype.addRow = addRow;
  };
}
