import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { allStories } from "./stories.ts";
import { cutOff, onOneAnother, scrolledBothWays } from "./texts-in-sight.ts";

/** A window of 1280 pixels at 400 % (WCAG 1.4.10). */
const reflowPx = 320;
/** A window of 1280 pixels at 200 %, and the reader's letters twice as large in it (WCAG 1.4.4). */
const zoomedPx = 640;

/** Words that a map's own button may cover, since the map is there to be moved. */
const mayCover = (name: string) => /^(embedded|interactive|marker)-map /.test(name);

/** A component that measures itself does so in one frame, and has its size in the next. */
async function settled() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await new Promise((drawn) => setTimeout(drawn));
}

/** As wide as a window would be. The browser need not be asked: the page of the tests is a frame. */
function widthOf(px: number) {
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) throw new Error("the page of the tests has no frame");
  frame.style.width = `${px}px`;
}

/** What is in the second list and not in the first. */
const added = (before: readonly string[], after: readonly string[]) =>
  after.filter((one) => !before.includes(one));

beforeAll(() => page.viewport(zoomedPx, 800));

beforeEach(() => {
  // The margin of a page.
  document.body.style.padding = "16px";
});

afterEach(() => {
  document.documentElement.style.fontSize = "";
  document.body.style.padding = "";
  widthOf(zoomedPx);
});

it.each(allStories)(
  "$name stays readable at twice the text size and scrolls in one direction in a narrow window",
  async ({ name, Story }) => {
    const { container } = await render(<Story />);
    await Story.play?.({ canvasElement: container });
    await settled();
    const [cutBefore, coveredBefore] = [cutOff(document.body), onOneAnother(document.body)];
    document.documentElement.style.fontSize = "200%";
    await settled();
    expect(added(cutBefore, cutOff(document.body))).toEqual([]);
    const covered = added(coveredBefore, onOneAnother(document.body));
    if (!mayCover(name)) expect(covered).toEqual([]);

    document.documentElement.style.fontSize = "";
    widthOf(reflowPx);
    await settled();
    expect(innerWidth).toBe(reflowPx);
    expect(scrolledBothWays()).toEqual([]);
  },
);

it("detects content that is too wide, cut off or covered", async () => {
  widthOf(reflowPx);
  await render(
    <>
      <p style={{ inlineSize: 400 }}>Wide</p>
      <p style={{ blockSize: 10, overflow: "hidden" }}>Cut</p>
      <p style={{ position: "absolute", insetBlockStart: 200 }}>Below</p>
      <p style={{ position: "absolute", insetBlockStart: 204 }}>Above</p>
    </>,
  );
  expect(scrolledBothWays()).toEqual([expect.stringContaining("the page")]);
  expect(cutOff(document.body)).toEqual([expect.stringContaining("Cut")]);
  expect(onOneAnother(document.body)).toEqual([expect.stringContaining("Below")]);
});
