import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { errorKindOfStatus } from "./error-state.tsx";
import * as stories from "./error-state.stories.tsx";

const { Block, NotFound, Unavailable } = composeStories(stories);

it.each([
  [404, "notFound"],
  [403, "forbidden"],
  [410, "gone"],
  [503, "unavailable"],
  [500, "failure"],
  [418, "failure"],
])("errorKindOfStatus of %d is %s", (status, kind) => {
  expect(errorKindOfStatus(status)).toBe(kind);
});

it("shows the heading of its kind without an alert", async () => {
  const screen = await render(<NotFound />);
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "This page has left the trail" }))
    .toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

it("retries by keyboard", async () => {
  const onRetry = vi.fn();
  await render(<Unavailable onRetry={onRetry} />);
  await userEvent.keyboard("{Tab}{Enter}");
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it("is an alert for a failed part of a page", async () => {
  const screen = await render(<Block />);
  await expect
    .element(screen.getByRole("alert").getByText("The reviews did not load"))
    .toBeVisible();
});
