import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./button.stories.tsx";

const { Default, Loading, AsLink } = composeStories(stories);

it("calls onClick on a press", async () => {
  const onClick = vi.fn();
  const screen = await render(<Default onClick={onClick} />);
  await screen.getByRole("button").click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("ignores presses while loading, and keeps its name and the focus", async () => {
  const onClick = vi.fn();
  const screen = await render(<Loading onClick={onClick} />);
  const button = screen.getByRole("button", { name: "Book this tour" });
  await button.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
});

it("renders a link when it has an address", async () => {
  const screen = await render(<AsLink />);
  const link = screen.getByRole("link", { name: "See all tours" });
  await expect.element(link).toHaveAttribute("href", "#tours");
});
