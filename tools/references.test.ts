import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { anchorsOf, brokenReferences, proseFiles } from "./references.ts";

const root = join(import.meta.dirname, "..");

it("code and docs refer only to existing pages and headings", () => {
  const files = proseFiles(root);
  expect(files.length).toBeGreaterThan(2000);
  const broken = files.flatMap((path) =>
    brokenReferences(root, path, readFileSync(join(root, path), "utf8")).map(
      (problem) => `${path}: ${problem}`,
    ),
  );
  expect(broken).toEqual([]);
});

it("the index of docs/product links every page", () => {
  const pages = proseFiles(root).filter((path) => /^docs\/product\/(?!README)/.test(path));
  const index = readFileSync(join(root, "docs/product/README.md"), "utf8");
  expect(
    pages.filter((path) => !index.includes(`(${path.slice("docs/product/".length)})`)),
  ).toEqual([]);
});

describe("the check of references", () => {
  it.each([
    ["// as the papers say (document 2 §7.5)"],
    ["/** Kept in memory (decisions, 6). */"],
    ["/** Only that is not found (style, rule 17). */"],
    ["/** The limits of §5. */"],
    ["// docs/product/no-such-page.md"],
    ["// docs/product/filter.md#no-such-heading"],
    ["// docs/decisions/9999"],
    ["// decision 9999"],
  ])("refuses %s", (line) => {
    expect(brokenReferences(root, "packages/domain/src/money.ts", line)).not.toEqual([]);
  });

  it.each([
    ["[limits](product/filter.md#limit)", false],
    ["[limits](product/filter.md#limits)", true],
    ["[filter](filter.md)", false],
    ["[above](#nowhere)", false],
  ])("judges the link %s in docs as valid: %s", (line, isSound) => {
    expect(brokenReferences(root, "docs/architecture.md", line)).toHaveLength(isSound ? 0 : 1);
  });

  it.each([
    "// docs/product/filter.md#limits",
    "// docs/decisions/0014",
    "// RFC 5545, section 3.1",
    "A document, its 3 pages, and § 651a of a law",
  ])("accepts %s", (line) => {
    expect(brokenReferences(root, "packages/domain/src/money.ts", line)).toEqual([]);
  });
});

it("anchorsOf makes the anchors of the repository's host", () => {
  const page = "# Cards and dates\n\n## The banner's look, `large`\n\n```sh\n# no heading\n```\n";
  expect([...anchorsOf(page)]).toEqual(["cards-and-dates", "the-banners-look-large"]);
});
