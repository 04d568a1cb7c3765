import axe from "axe-core";
import type { RunOptions } from "axe-core";
import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { allStories } from "./stories.ts";

/** Everything but what concerns a whole page, which a story is not. */
const allRules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    region: { enabled: false },
    "page-has-heading-one": { enabled: false },
    "landmark-one-main": { enabled: false },
    // A story shows one heading of a page, whose others it cannot know.
    "heading-order": { enabled: false },
  },
  resultTypes: ["violations"],
};

/** Brands and schemes differ in colours alone, so only those are looked at again. */
const colourRules: RunOptions = { runOnly: ["color-contrast"], resultTypes: ["violations"] };

const looks = [
  { brand: "intl", scheme: "light", options: allRules },
  { brand: "intl", scheme: "dark", options: colourRules },
  { brand: "ru", scheme: "light", options: colourRules },
  { brand: "ru", scheme: "dark", options: colourRules },
] as const;

afterEach(() => {
  delete document.documentElement.dataset["brand"];
  delete document.documentElement.dataset["scheme"];
});

/** Colours on the way from one scheme to the other are nobody's choice. */
async function settled() {
  const running = document.getAnimations().filter(({ effect }) => {
    const { iterations } = effect?.getTiming() ?? {};
    return iterations !== Infinity;
  });
  await Promise.allSettled(running.map(({ finished }) => finished));
}

const folders = Object.keys(import.meta.glob("../src/*/*.module.css")).map(
  (path) => path.split("/")[2] ?? "",
);

it("has every component in its plain form among the stories", () => {
  const names = new Set(allStories.map(({ name }) => name));
  expect(folders.filter((folder) => !names.has(`${folder} Default`))).toEqual([]);
});

it.each(allStories)("$name is accessible in both brands and schemes", async ({ Story }) => {
  await render(<Story />);
  for (const { brand, scheme, options } of looks) {
    document.documentElement.dataset["brand"] = brand;
    document.documentElement.dataset["scheme"] = scheme;
    await settled();
    const { violations } = await axe.run(document.body, options);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${brand} ${scheme}: ${id}: ${node.html}: ${node.failureSummary}`),
    );
    expect(found).toEqual([]);
  }
});
