import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./drawer.stories.tsx";

const { Closed } = composeStories(stories);

it("opens, keeps the page still, closes on Escape and gives the focus back", async () => {
  const screen = await render(<Closed />);
  const opener = screen.getByRole("button", { name: "Open" });
  await opener.click();
  const drawer = screen.getByRole("dialog", { name: "Filters" });
  await expect.element(screen.getByRole("checkbox")).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");

  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
