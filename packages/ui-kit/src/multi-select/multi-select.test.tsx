import { composeStories } from "@storybook/react-vite";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./multi-select.stories.tsx";

const { Chosen, Default, Empty } = composeStories(stories);

const activeText = () => {
  const id = document.activeElement?.getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
};

describe("the keyboard", () => {
  it.each([
    ["{ArrowDown}", "English"],
    ["{ArrowUp}", "Chinese"],
    ["{ArrowUp}{ArrowDown}", "English"],
    ["{ArrowDown}{PageDown}", "Chinese"],
  ])("%s moves to %s and skips disabled options", async (keys, text) => {
    await render(<Default />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.poll(activeText).toBe(text);
  });

  it("chooses nothing with the Enter that ends a composition", async () => {
    const onValueChange = vi.fn();
    await render(<Default name="languages" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(activeText).toBe("English");
    // As Safari reports it: the composition has ended by then.
    const ending = { key: "Enter", keyCode: 229, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", ending));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(onValueChange).toHaveBeenCalledOnce();
  });

  it("toggles several options with Enter and stays open", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Default name="languages" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("ger{ArrowDown}{Enter}");
    expect(onValueChange).toHaveBeenLastCalledWith(["de"]);
    await expect.element(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "true");
    await expect.poll(activeText).toBe("German");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onValueChange).toHaveBeenLastCalledWith(["de", "fr"]);
    const sent = Array.from(
      screen.container.querySelectorAll<HTMLInputElement>("[name=languages]"),
      (input) => input.value,
    );
    expect(sent).toEqual(["de", "fr"]);
    await userEvent.keyboard("{Enter}");
    expect(onValueChange).toHaveBeenLastCalledWith(["de"]);
  });

  it("removes the last chip with Backspace only when the field is empty", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Chosen onValueChange={onValueChange} />);
    await screen.getByRole("combobox").click();
    await userEvent.keyboard("x{Backspace}");
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Backspace}");
    expect(onValueChange).toHaveBeenLastCalledWith(["en"]);
  });

  it("closes with Escape", async () => {
    const screen = await render(<Default />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect.element(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  });
});

it("removes a chip with its button and keeps the focus in the field", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Chosen onValueChange={onValueChange} />);
  await screen.getByRole("button", { name: "Remove English" }).click();
  expect(onValueChange).toHaveBeenLastCalledWith(["ru"]);
  await expect.element(screen.getByRole("combobox")).toHaveFocus();
});

it("marks the chosen options and allows several", async () => {
  const screen = await render(<Chosen />);
  await screen.getByRole("combobox").click();
  await expect.element(screen.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
  await expect
    .element(screen.getByRole("option", { name: "Russian" }))
    .toHaveAttribute("aria-selected", "true");
});

it.each([
  ["there is nothing", <Empty key="empty" />, "No data to show"],
  ["nothing matches", <Default key="default" />, "Nothing found"],
])("announces that %s", async (_what, story, text) => {
  const screen = await render(story);
  await screen.getByRole("combobox").click();
  await userEvent.keyboard("qq");
  await expect.element(screen.getByRole("status")).toHaveTextContent(text);
});
