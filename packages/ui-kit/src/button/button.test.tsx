import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./button.stories.tsx";

const { Default, Loading, AsLink } = composeStories(stories);

it("acts on a press", async () => {
  const onClick = vi.fn();
  const screen = await render(<Default onClick={onClick} />);
  await screen.getByRole("button").click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("takes no presses while it loads, keeps its name and the focus", async () => {
  const onClick = vi.fn();
  const screen = await render(<Loading onClick={onClick} />);
  const button = screen.getByRole("button", { name: "Book this tour" });
  await button.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
});

it("is a link where it leads somewhere", async () => {
  const screen = await render(<AsLink />);
  const link = screen.getByRole("link", { name: "See all tours" });
  await expect.element(link).toHaveAttribute("href", "#tours");
});
