import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./one-time-code.stories.tsx";

const { Complete, Default, HalfTyped, SixDigits, WithError } = composeStories(stories);

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

it("takes digits and calls onComplete once the code is complete", async () => {
  const onValueChange = vi.fn();
  const onComplete = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} onComplete={onComplete} />);
  await userEvent.tab();
  await userEvent.keyboard("3141");
  expect(onValueChange).toHaveBeenLastCalledWith("3141");
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard("59");
  await expect.element(screen.getByRole("textbox")).toHaveValue("31415");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("31415");
});

it.each(["a", " ", "-", "x1"])("rejects %j", async (typed) => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await expect.element(screen.getByRole("textbox")).toHaveValue(typed.replace(/\D/g, ""));
});

it.each([
  ["31415", "31415"],
  [" 31415\n", "31415"],
  ["3141", ""],
  ["314159", ""],
  ["3141a", ""],
  ["314 15", "31415"],
  ["３１４１５", "31415"],
  ["\u200e31415", "31415"],
  ["Ваш код 31415, никому его не сообщайте.", "31415"],
])("pasting %j gives %j", async (text, value) => {
  const screen = await render(<Default />);
  await userEvent.tab();
  paste(text);
  await expect.element(screen.getByRole("textbox")).toHaveValue(value);
});

it("types and deletes only at the end, and a paste replaces everything", async () => {
  const screen = await render(<HalfTyped />);
  const field = screen.getByRole("textbox");
  await field.click({ position: { x: 4, y: 4 } });
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}9");
  await expect.element(field).toHaveValue("3149");
  await userEvent.keyboard("{Backspace}");
  await expect.element(field).toHaveValue("314");
  paste("27182");
  await expect.element(field).toHaveValue("27182");
});

it("accepts a code filled in by the phone", async () => {
  const onComplete = vi.fn();
  const screen = await render(<SixDigits onComplete={onComplete} />);
  const field = screen.getByRole("textbox");
  await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(field).toHaveAttribute("inputmode", "numeric");
  await field.fill("314159");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("314159");
});

it("accepts the code from a message that the keyboard inserts", async () => {
  const onComplete = vi.fn();
  const screen = await render(<SixDigits onComplete={onComplete} />);
  const field = screen.getByRole("textbox");
  await field.fill("Code: 314 159");
  await expect.element(field).toHaveValue("314159");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("314159");
});

it("ignores digits beyond the length of the code", async () => {
  const screen = await render(<Default />);
  await userEvent.tab();
  await userEvent.keyboard("3141592");
  await expect.element(screen.getByRole("textbox")).toHaveValue("31415");
});

it("marks an error and a complete code", async () => {
  const screen = await render(<WithError />);
  await expect.element(screen.getByRole("textbox")).toBeInvalid();
  await screen.rerender(<Complete />);
  await expect.element(screen.getByRole("textbox")).toHaveAttribute("data-complete", "true");
});
