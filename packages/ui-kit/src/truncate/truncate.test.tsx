import { TRUNCATE } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./truncate.stories.tsx";

const { Default, Short, WithLink } = composeStories(stories);

it("cuts a long text, expands it and cuts it again", async () => {
  const screen = await render(<Default data-testid="text" />);
  const window = screen.getByTestId("text").element().firstElementChild;
  const height = () => window?.getBoundingClientRect().height;
  await expect.poll(height).toBe(TRUNCATE.heightPx);
  await screen.getByRole("button", { name: "Read more" }).click();
  await expect.poll(height).toBeGreaterThan(TRUNCATE.heightPx + TRUNCATE.thresholdPx);
  await screen.getByRole("button", { name: "Hide" }).click();
  await expect.poll(height).toBe(TRUNCATE.heightPx);
});

it("leaves a short text uncut", async () => {
  const screen = await render(<Short />);
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

it("exposes whether it is expanded, and expands by keyboard", async () => {
  const screen = await render(<Default />);
  const button = screen.getByRole("button", { name: "Read more" });
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect
    .element(screen.getByRole("button", { name: "Hide" }))
    .toHaveAttribute("aria-expanded", "true");
});

it("expands when the focus moves below the cut", async () => {
  const screen = await render(<WithLink />);
  await expect.element(screen.getByRole("button", { name: "Read more" })).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("link", { name: "What to pack" })).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: "Hide" })).toBeVisible();
});
