import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./cookie-notice.stories.tsx";

const { Default, WithAction } = composeStories(stories);

it("is a labelled region that the keyboard can dismiss", async () => {
  const onDismiss = vi.fn();
  const screen = await render(<Default onDismiss={onDismiss} />);
  await expect.element(screen.getByRole("region", { name: "Cookies" })).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("link", { name: "Privacy policy" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it("focuses its action before the button that dismisses it", async () => {
  const onDismiss = vi.fn();
  const screen = await render(<WithAction onDismiss={onDismiss} />);
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("link", { name: "Auf Deutsch lesen" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
