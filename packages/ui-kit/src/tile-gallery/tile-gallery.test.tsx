import { TILE_GALLERY } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import * as stories from "./tile-gallery.stories.tsx";

const { Default, MoreThanFit, WithVideo } = composeStories(stories);

/** Distance between the first two tiles of a row. */
function gap(tiles: readonly Element[]): number {
  const [first, second] = tiles.map((tile) => tile.getBoundingClientRect());
  return first && second ? second.left - first.right : 0;
}

it("keeps the documented distance between its tiles", async () => {
  const screen = await render(<Default />);
  const tiles = screen.getByRole("listitem");
  expect(tiles.elements()).toHaveLength(TILE_GALLERY.limit);
  expect(gap(tiles.elements())).toBeCloseTo(TILE_GALLERY.gapDesktopPx, 1);
  await page.viewport(390, 800);
  expect(gap(tiles.elements())).toBeCloseTo(TILE_GALLERY.gapMobilePx, 1);
  await page.viewport(1280, 800);
});

it("shows at most six tiles and opens at the pressed one", async () => {
  const onOpen = vi.fn();
  const screen = await render(<MoreThanFit onOpen={onOpen} />);
  expect(screen.getByRole("listitem").elements()).toHaveLength(TILE_GALLERY.limit);
  await screen.getByText("+6").click();
  expect(onOpen).toHaveBeenCalledWith(5);
});

it("labels a tile that is a video", async () => {
  const screen = await render(<WithVideo />);
  await expect
    .element(screen.getByRole("link", { name: "Play the video", exact: false }))
    .toBeVisible();
});
