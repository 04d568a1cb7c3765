import type { ShownBlock } from "../blocks/shown-blocks.ts";

/** A line of a document and whether it was added, removed or kept. */
export interface LegalChange {
  kind: "added" | "removed";
  text: string;
}

/** Splits a text into lines: headings, paragraphs and quotes, list items and table rows. */
const linesOf = (blocks: readonly ShownBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === "list") return block.items;
    if (block.type === "table") return [block.head, ...block.rows].map((row) => row.join(" · "));
    return "text" in block ? [block.text] : [];
  });

/** Length of the longest common subsequence of two texts from each pair of positions. */
function sharedFrom(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      table[i]![j] =
        before[i] === after[j]
          ? 1 + (table[i + 1]?.[j + 1] ?? 0)
          : Math.max(table[i + 1]?.[j] ?? 0, table[i]?.[j + 1] ?? 0);
  return table;
}

/** Compares two versions of a document line by line. */
export function legalChanges(
  before: readonly ShownBlock[],
  after: readonly ShownBlock[],
): LegalChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const shared = sharedFrom(old, now);
  const changes: LegalChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [one, other] = [old[i], now[j]];
    if (one !== undefined && one === other) {
      i += 1;
      j += 1;
    } else if (
      other === undefined ||
      (one !== undefined && (shared[i + 1]?.[j] ?? 0) >= (shared[i]?.[j + 1] ?? 0))
    ) {
      changes.push({ kind: "removed", text: one ?? "" });
      i += 1;
    } else {
      changes.push({ kind: "added", text: other });
      j += 1;
    }
  }
  return changes;
}
