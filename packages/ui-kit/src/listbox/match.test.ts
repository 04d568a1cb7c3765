import { describe, expect, it } from "vitest";
import { filterItems, findByPrefix, fold, matchParts } from "./match.ts";

const item = (text: string) => ({ value: text, text });
const header = (text: string) => ({ value: "", text, header: true });
const marked = (text: string, query: string) =>
  matchParts(text, query)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join("");

describe("fold", () => {
  it.each([
    ["Ёлка", "елка"],
    ["Zürich", "zurich"],
    ["ÅLAND", "aland"],
  ])("folds %s to %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(["Ёлка", "ﬁord", "İstanbul", "北京"])("leaves a folded %s unchanged", (text) => {
    expect(fold(fold(text))).toBe(fold(text));
  });
});

describe("matchParts", () => {
  it.each([
    ["Zürich", "zur", "[Zür]ich"],
    ["Barnaul", "na", "Bar[na]ul"],
    ["Banana", "an", "B[an][an]a"],
    ["Королёв", "лев", "Коро[лёв]"],
    ["Altai", "", "Altai"],
    ["Altai", "  ", "Altai"],
    ["Altai", "x", "Altai"],
    ["😀 Sea", "sea", "😀 [Sea]"],
  ])("marks in %s the parts that match %j", (text, query, result) => {
    expect(marked(text, query)).toBe(result);
  });

  it.each(["İstanbul", "ﬁord", "Ё"])("keeps all characters of %s", (text) => {
    const parts = matchParts(text, "i").map((part) => part.text);
    expect(parts.join("")).toBe(text);
  });
});

describe("filterItems", () => {
  const items = [header("Asia"), item("Altai"), item("Baikal"), header("Europe"), item("Alps")];

  it("keeps matching items under their header", () => {
    expect(filterItems(items, "al").map(({ text }) => text)).toEqual([
      "Asia",
      "Altai",
      "Baikal",
      "Europe",
      "Alps",
    ]);
    expect(filterItems(items, "alp").map(({ text }) => text)).toEqual(["Europe", "Alps"]);
  });

  it("keeps everything for an empty query, and no header without items", () => {
    expect(filterItems(items, " ")).toBe(items);
    expect(filterItems(items, "zzz")).toEqual([]);
  });
});

describe("findByPrefix", () => {
  const items = [item("Altai"), { ...item("Alps"), disabled: true }, header("A"), item("Baikal")];

  it("searches from the given place and wraps around", () => {
    expect(findByPrefix("a", 1, items)).toBe(0);
    expect(findByPrefix("b", 0, items)).toBe(3);
  });

  it("skips headers and disabled items", () => {
    expect(findByPrefix("alps", 0, items)).toBeUndefined();
  });
});
