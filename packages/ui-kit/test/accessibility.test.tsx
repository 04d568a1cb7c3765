import axe from "axe-core";
import type { RunOptions } from "axe-core";
import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { brands, firstBrand } from "../src/docs/brands.ts";
import { allStories } from "./stories.ts";

/** Everything but what concerns a whole page, which a story is not. */
const allRules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    region: { enabled: false },
    "page-has-heading-one": { enabled: false },
    "landmark-one-main": { enabled: false },
    "skip-link": { enabled: false },
    // A story shows one heading of a page, whose others it cannot know.
    "heading-order": { enabled: false },
  },
  resultTypes: ["violations"],
  // No rule here reads the style sheets themselves.
  preload: false,
};

/** Brands and schemes differ in colours alone, so only those are looked at again. */
const colourRules: RunOptions = {
  runOnly: ["color-contrast"],
  resultTypes: ["violations"],
  preload: false,
};

const looks = [
  { brand: firstBrand.id, scheme: "light", direction: "ltr", options: allRules },
  { brand: firstBrand.id, scheme: "dark", direction: "ltr", options: colourRules },
  ...brands
    .slice(1)
    .flatMap(({ id: brand }) =>
      (["light", "dark"] as const).map(
        (scheme) => ({ brand, scheme, direction: "ltr", options: colourRules }) as const,
      ),
    ),
  // The other way round everything lies elsewhere: over and under other things, too.
  { brand: firstBrand.id, scheme: "light", direction: "rtl", options: allRules },
] as const;

afterEach(() => {
  document.documentElement.dir = "ltr";
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

/** What moves for a reader who asks for less motion; a millisecond is the end at once. */
function motion(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
    if (animation.playState !== "running" || Number(duration) <= 1) return [];
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return [`${target?.className ?? "?"} for ${String(duration)} ms`];
  });
}

/** What a story opens is there with the second frame. */
async function opened(play: Promise<void>) {
  await play;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

const folders = Object.keys(
  import.meta.glob(["../src/*/*.module.css", "!../src/{docs,foundations,ground}/*"]),
).map((path) => path.split("/")[2] ?? "");

it("every component has a Default story", () => {
  const names = new Set(allStories.map(({ name }) => name));
  expect(folders.filter((folder) => !names.has(`${folder} Default`))).toEqual([]);
});

it.each(allStories)(
  "$name is accessible in every brand, scheme and direction",
  async ({ Story }) => {
    const { container } = await render(<Story />);
    if (Story.play) await opened(Story.play({ canvasElement: container }));
    expect(motion()).toEqual([]);
    for (const { brand, scheme, direction, options } of looks) {
      document.documentElement.dir = direction;
      document.documentElement.dataset["brand"] = brand;
      document.documentElement.dataset["scheme"] = scheme;
      await settled();
      const { violations } = await axe.run(document.body, options);
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          (node) => `${brand} ${scheme} ${direction}: ${id}: ${node.html}: ${node.failureSummary}`,
        ),
      );
      expect(found).toEqual([]);
    }
  },
);
