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
  ])("compares %s as %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(["Ёлка", "ﬁord", "İstanbul", "北京"])("changes %s no further the second time", (text) => {
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
  ])("marks in %s what %j matches", (text, query, result) => {
    expect(marked(text, query)).toBe(result);
  });

  it.each(["İstanbul", "ﬁord", "Ё"])("loses nothing of %s", (text) => {
    const parts = matchParts(text, "i").map((part) => part.text);
    expect(parts.join("")).toBe(text);
  });
});

describe("filterItems", () => {
  const items = [header("Asia"), item("Altai"), item("Baikal"), header("Europe"), item("Alps")];

  it("keeps what holds the query, under its header", () => {
    expect(filterItems(items, "al").map(({ text }) => text)).toEqual([
      "Asia",
      "Altai",
      "Baikal",
      "Europe",
      "Alps",
    ]);
    expect(filterItems(items, "alp").map(({ text }) => text)).toEqual(["Europe", "Alps"]);
  });

  it("keeps everything for an empty query and no lonely header for a vain one", () => {
    expect(filterItems(items, " ")).toBe(items);
    expect(filterItems(items, "zzz")).toEqual([]);
  });
});

describe("findByPrefix", () => {
  const items = [item("Altai"), { ...item("Alps"), disabled: true }, header("A"), item("Baikal")];

  it("goes on behind the place it starts from, and around the end", () => {
    expect(findByPrefix("a", 1, items)).toBe(0);
    expect(findByPrefix("b", 0, items)).toBe(3);
  });

  it("finds neither headers nor what is disabled", () => {
    expect(findByPrefix("alps", 0, items)).toBeUndefined();
  });
});
