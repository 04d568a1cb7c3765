import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./share-buttons.stories.tsx";

const { Default } = composeStories(stories);

it("links to networks with plain links and loads nothing from them", async () => {
  const before = performance.getEntriesByType("resource").length;
  const screen = await render(<Default />);
  const share = screen.getByRole("link", { name: "Share on Facebook" });
  await expect.element(share).toHaveAttribute("target", "_blank");
  await expect.element(share).toHaveAttribute("rel", "noopener nofollow");
  await expect
    .element(screen.getByRole("link", { name: "Share by e-mail" }))
    .not.toHaveAttribute("target");
  const foreign = performance
    .getEntriesByType("resource")
    .slice(before)
    .filter(({ name }) => new URL(name).origin !== location.origin);
  expect(foreign).toEqual([]);
});
