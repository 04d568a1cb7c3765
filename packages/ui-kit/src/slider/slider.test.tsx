import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./slider.stories.tsx";

const { Default, NothingToSlide } = composeStories(stories);

it("moves by its arrows, which end where the slides end", async () => {
  const screen = await render(<Default />);
  const next = screen.getByRole("button", { name: "Next" });
  await expect
    .element(screen.getByRole("button", { name: "Previous", includeHidden: true }))
    .toBeDisabled();
  const track = screen.getByRole("region", { name: "Similar tours" }).element();
  await next.click();
  await expect.poll(() => track.scrollLeft).toBeGreaterThan(0);
  track.scrollTo({ left: track.scrollWidth });
  await expect
    .element(screen.getByRole("button", { name: "Next", includeHidden: true }))
    .toBeDisabled();
});

it("has no arrows where everything fits", async () => {
  const screen = await render(<NothingToSlide />);
  await expect.element(screen.getByRole("button", { name: "Next" })).not.toBeInTheDocument();
});
