import { expect, test } from "vitest";
import { RowCache } from "./row-cache.ts";

const rowOf = (id: number, title: string) => ({ id, title });

/** A cache over a table that the test edits, and the ids that were read from it. */
function kept(titles: Record<number, string>) {
  const cache = new RowCache<ReturnType<typeof rowOf>>(100);
  const reads: number[][] = [];
  const ask = async (ids: number[], today = "2026-07-01") => {
    const rows = await cache.get({ ids, locale: "ru", today }, async (missing) => {
      reads.push([...missing]);
      return missing.flatMap((id) => (titles[id] ? [rowOf(id, titles[id])] : []));
    });
    return rows.map((row) => row.title);
  };
  return { cache, reads, ask };
}

test("returns rows in the requested order and reads only those it lacks", async () => {
  const { ask, reads } = kept({ 1: "a", 2: "b", 3: "c" });
  expect(await ask([2, 1, 9])).toEqual(["b", "a"]);
  expect(await ask([3, 1, 2])).toEqual(["c", "a", "b"]);
  expect(reads).toEqual([[2, 1, 9], [3]]);
});

test("reads a changed tour again, and everything on another day", async () => {
  const titles: Record<number, string> = { 1: "a", 2: "b" };
  const { ask, cache, reads } = kept(titles);
  await ask([1, 2]);
  titles[1] = "A";
  expect(await ask([1, 2])).toEqual(["a", "b"]);
  cache.forget([1]);
  expect(await ask([1, 2])).toEqual(["A", "b"]);
  await ask([1, 2], "2026-07-02");
  expect(reads).toEqual([[1, 2], [1], [1, 2]]);
});

test("does not cache a row that changed while it was read", async () => {
  const cache = new RowCache<ReturnType<typeof rowOf>>(100);
  const question = { ids: [1], locale: "ru" as const, today: "2026-07-01" };
  const old = await cache.get(question, async () => {
    cache.forget([1]);
    return [rowOf(1, "old")];
  });
  expect(old[0]?.title).toBe("old");
  const fresh = await cache.get(question, async () => [rowOf(1, "new")]);
  expect(fresh[0]?.title).toBe("new");
});
