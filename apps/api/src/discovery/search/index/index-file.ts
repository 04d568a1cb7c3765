import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { dayNumber } from "@tropa/domain/time/local-date";
import { buildSegment } from "../segment/segment-builder.ts";
import type { Segment } from "../segment/segment.ts";
import { ColumnsBuilder } from "../sets/tour-columns.ts";
import type { CatalogueState } from "./change-log.ts";

/** A segment of all tours, and the state of the catalogue that it holds. */
export interface SavedIndex extends CatalogueState {
  readonly segment: Segment;
  readonly today: LocalDate;
}

/** Writes an index; a process that reads at the same time sees the file before or the one after. */
export async function saveIndex(file: string, index: SavedIndex): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  await writeFile(written, serialize(index));
  await rename(written, file);
}

/** Names of what a segment consists of: a file of another version of the program has others. */
function partsOf(value: object): string {
  const parts = Object.entries(value).map(([name, part]: [string, unknown]) =>
    typeof part === "object" && part !== null && !ArrayBuffer.isView(part)
      ? `${name}(${partsOf(part)})`
      : `${name}:${ArrayBuffer.isView(part) ? "array" : typeof part}`,
  );
  return parts.join();
}

/** Reads the index that was saved for a day; null if there is none that this version of the program can use. */
export async function readIndex(file: string, today: LocalDate): Promise<SavedIndex | null> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its parts are compared below
    const saved = deserialize(await readFile(file)) as SavedIndex;
    const empty = buildSegment(new ColumnsBuilder().columns(), dayNumber(today)!);
    return saved.today === today && partsOf(saved.segment) === partsOf(empty) ? saved : null;
  } catch {
    // Missing, or cut off by a full disk: it is built anew.
    return null;
  }
}
