import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { cdp, commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { brands } from "../../src/docs/brands.ts";
import { allStories } from "../stories.ts";
import type { Look, Region } from "./command.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    comparePicture: (
      name: string,
      region: Region,
      looks: readonly Look[],
    ) => Promise<string | null>;
    forgottenPictures: (names: readonly string[]) => Promise<readonly string[]>;
  }
}

const [firstBrand = "", ...otherBrands] = brands.map(({ id }) => id);
const looks: readonly Look[] = [
  { brand: firstBrand, scheme: "light" },
  ...otherBrands.flatMap((brand): Look[] => [
    { brand, scheme: "light" },
    { brand, scheme: "dark" },
  ]),
];

const width = 640;
const lowest = 480;
const tallest = 3000;
const margin = 16;

/** Time in which pending changes finish: a list opens, a bar appears, an answer arrives. */
const momentMs = 300;

/** Gives the window a height, unless it has it: to ask the browser takes longer than a picture. */
async function windowOf(height: number) {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

// Tests before may have left the mouse in the middle, and what lies under it would look so.
beforeAll(() => cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 }));

beforeEach(async () => {
  // Stop timers and the clock, so that countdowns, slides and dates do not change.
  vi.useFakeTimers({
    now: Date.UTC(2027, 5, 9, 9),
    toFake: ["Date", "setTimeout", "setInterval"],
  });
  await windowOf(lowest);
  // Room for shadows and focus rings.
  document.body.style.padding = `${margin}px`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.style.padding = "";
  delete document.documentElement.dataset["brand"];
  delete document.documentElement.dataset["scheme"];
});

/** Whether anything lies above the page: then the whole window is of interest. */
function hasOverlay(): boolean {
  return Array.from(document.querySelectorAll("*")).some(
    (node) =>
      node.matches("dialog[open], :popover-open") ||
      (getComputedStyle(node).position === "fixed" && node.checkVisibility()),
  );
}

/** Frames in which a component that measures itself comes to its size. */
async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) {
    await new Promise((drawn) => {
      requestAnimationFrame(drawn);
    });
  }
}

async function everythingLoaded() {
  // A component that fetches the rest of itself says so.
  await expect.poll(() => document.querySelector('[data-state="loading"]')).toBeNull();
  await frames(3);
  await document.fonts.ready;
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  await document.fonts.ready;
}

/** The place of the tests' page in the browser's. */
function origin() {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: frame?.x ?? 0, y: frame?.y ?? 0 };
}

/** Returns the story's position in whole pixels; enlarges the window for a tall story. */
async function regionOf(container: Element): Promise<Region> {
  if (hasOverlay()) return { ...origin(), width, height: lowest };
  const height = Math.min(tallest, document.documentElement.scrollHeight);
  if (height > lowest) await windowOf(height);
  const boxes = Array.from(container.querySelectorAll("*"), (node) => node.getBoundingClientRect());
  const [right, bottom] = [
    Math.max(0, ...boxes.map((box) => box.right)),
    Math.max(0, ...boxes.map((box) => box.bottom)),
  ];
  return {
    ...origin(),
    width: Math.min(width, Math.ceil(right) + margin),
    height: Math.min(Math.max(height, lowest), Math.ceil(bottom) + margin),
  };
}

/** The kit brings no font for code: in pictures it stands in the font of the text around it. No caret blinks. */
const pictureStyle = (
  <style>{`
    code, pre, kbd, samp { font-family: inherit; }
    * { caret-color: transparent !important; }
  `}</style>
);

const fileName = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(" ", ".")
    .toLowerCase();

/**
 * Looks at one of so many parts of the stories. Each part is a file of tests: the browser has a page for
 * each at the same time, and one page waits while the other draws.
 */
export function lookAtPart(part: number, parts: number): void {
  const stories = allStories.filter((_story, index) => index % parts === part);

  it.each(stories)("$name looks as before", async ({ name, Story }) => {
    const { container } = await render(
      <>
        {pictureStyle}
        <Story />
      </>,
    );
    await Story.play?.({ canvasElement: container });
    // The browser tells of a scroll with the next frame.
    await frames(1);
    await vi.advanceTimersByTimeAsync(momentMs);
    await everythingLoaded();
    const look = async () =>
      commands.comparePicture(fileName(name), await regionOf(container), looks);
    // On a busy computer a story may not be complete at first, so retry. Also compare an updated picture.
    await expect.poll(look, { interval: 400, timeout: 30_000 }).toBeNull();
  });
}

/** Pictures of stories that are gone are gone, too. */
export function lookForForgotten(): void {
  it("no picture of a removed story is left", async () => {
    expect(await commands.forgottenPictures(allStories.map(({ name }) => fileName(name)))).toEqual(
      [],
    );
  });
}
