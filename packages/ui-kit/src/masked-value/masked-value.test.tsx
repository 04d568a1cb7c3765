import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./masked-value.stories.tsx";

const { Default, Empty, Fetched } = composeStories(stories);

it("shows eight asterisks until its button is pressed", async () => {
  const onRevealedChange = vi.fn();
  const screen = await render(<Default onRevealedChange={onRevealedChange} />);
  await expect.element(screen.getByText("********", { exact: true })).toBeVisible();
  expect(screen.container.textContent).not.toContain("123456");
  await screen.getByRole("button", { name: "Show passport number" }).click();
  await expect.element(screen.getByText("45 08 123456")).toBeVisible();
  expect(onRevealedChange).toHaveBeenLastCalledWith(true);
  await screen.getByRole("button", { name: "Hide passport number" }).click();
  await expect.element(screen.getByText("********", { exact: true })).toBeVisible();
});

it("fetches the value once, on the first press", async () => {
  const value = vi.fn(() => Promise.resolve("45 08 123456"));
  const screen = await render(<Fetched value={value} />);
  expect(value).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Show passport number" }).click();
  await expect.element(screen.getByText("45 08 123456")).toBeVisible();
  await screen.getByRole("button", { name: "Hide passport number" }).click();
  await screen.getByRole("button", { name: "Show passport number" }).click();
  await expect.element(screen.getByText("45 08 123456")).toBeVisible();
  expect(value).toHaveBeenCalledOnce();
});

it("stays masked when the value cannot be fetched", async () => {
  const onRevealError = vi.fn();
  const screen = await render(
    <Fetched value={() => Promise.reject(new Error("offline"))} onRevealError={onRevealError} />,
  );
  await screen.getByRole("button", { name: "Show passport number" }).click();
  await expect.poll(() => onRevealError.mock.calls.length).toBe(1);
  await expect.element(screen.getByText("********", { exact: true })).toBeVisible();
});

it("renders nothing for an empty value", async () => {
  const screen = await render(<Empty />);
  expect(screen.container.textContent).toBe("");
});
