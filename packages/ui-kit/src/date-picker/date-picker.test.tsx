import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import * as stories from "./date-picker.stories.tsx";

const { Chosen, Default, Departures } = composeStories(stories);

const focusedDate = () => document.activeElement?.getAttribute("data-date");

it("opens with the focus on a day and returns the focus after a choice", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default name="departure" onValueChange={onValueChange} />);
  const button = screen.getByRole("button", { name: "Departure" });
  await expect.element(button).toHaveAccessibleDescription("Choose a date");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog", { name: "Departure" })).toBeVisible();
  await expect.poll(focusedDate).toBe("2027-06-09");
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2027-06-17");
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription("Jun 17, 2027");
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  expect(document.querySelector<HTMLInputElement>("[name=departure]")?.value).toBe("2027-06-17");
});

it("changes nothing on Escape", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Chosen onValueChange={onValueChange} />);
  await screen.getByRole("button", { name: "Departure" }).click();
  await expect.poll(focusedDate).toBe("2027-06-12");
  await userEvent.keyboard("{ArrowRight}{Escape}");
  await expect.element(screen.getByRole("button", { name: "Departure" })).toHaveFocus();
  expect(screen.getByRole("dialog").elements()).toHaveLength(0);
  expect(onValueChange).not.toHaveBeenCalled();
});

it("focuses the first available date, with its price", async () => {
  const screen = await render(<Departures />);
  await screen.getByRole("button", { name: "Departure" }).click();
  await expect.poll(focusedDate).toBe("2027-06-12");
  await expect.element(screen.getByRole("button", { name: /June 12, 2027 890 €/ })).toHaveFocus();
});

it("can be cleared with a button", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Chosen onValueChange={onValueChange} />);
  await screen.getByRole("button", { name: "Clear" }).click();
  expect(onValueChange).toHaveBeenLastCalledWith("");
  await expect.element(screen.getByRole("button", { name: "Departure" })).toHaveFocus();
});

it("opens as a sheet on phones, which its button closes", async () => {
  await page.viewport(390, 800);
  try {
    const screen = await render(<Default />);
    const button = screen.getByRole("button", { name: "Departure" });
    await button.click();
    const dialog = screen.getByRole("dialog", { name: "Departure" });
    // It comes up from below.
    await expect
      .poll(() => dialog.element().getBoundingClientRect())
      .toMatchObject({ left: 0, width: 390, bottom: 800 });
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  } finally {
    await page.viewport(1280, 800);
  }
});
