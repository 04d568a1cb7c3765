import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./breadcrumbs.stories.tsx";

const { Default, Long } = composeStories(stories);

it("is a labelled list of links with the current page last", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("navigation", { name: "You are here" })).toBeVisible();
  const links = screen.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#home", "#russia"]);
  await expect.element(screen.getByText("Altai")).toHaveAttribute("aria-current", "page");
});

it("keeps the focused link in view", async () => {
  const screen = await render(
    <div style={{ inlineSize: 200 }}>
      <Long />
    </div>,
  );
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}");
  const last = screen.getByRole("link", { name: "Altai Republic" });
  await expect.element(last).toHaveFocus();
  const list = screen.getByRole("list").element().getBoundingClientRect();
  const link = last.element().getBoundingClientRect();
  expect(link.left).toBeGreaterThanOrEqual(list.left - 1);
  expect(link.right).toBeLessThanOrEqual(list.right + 1);
});
