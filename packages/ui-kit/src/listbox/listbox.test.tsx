import { composeStories } from "@storybook/react-vite";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./listbox.stories.tsx";

const { Chosen, Default, Disabled, Grouped, Multiple } = composeStories(stories);

const activeText = () => {
  const id = document.activeElement?.getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
};

describe("the keyboard of a list with one choice", () => {
  it.each([
    ["{ArrowDown}", "Sovetov Square"],
    ["{ArrowUp}", "Railway station"],
    ["{Home}", "Railway station"],
    ["{End}", "Sovetov Square"],
    ["r", "Railway station"],
    ["sov", "Sovetov Square"],
  ])("%s chooses %s and skips disabled options", async (keys, text) => {
    const screen = await render(<Chosen />);
    await userEvent.tab();
    expect(activeText()).toBe("Airport");
    await userEvent.keyboard(keys);
    await expect.poll(activeText).toBe(text);
    await expect.element(screen.getByRole("option", { selected: true })).toHaveTextContent(text);
  });

  it("starts at the first option without choosing it", async () => {
    const onValueChange = vi.fn();
    await render(<Default onValueChange={onValueChange} />);
    await userEvent.tab();
    expect(activeText()).toBe("Railway station");
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    expect(onValueChange).toHaveBeenLastCalledWith(["station"]);
  });
});

describe("the keyboard of a list with several choices", () => {
  it("moves without choosing, and chooses with Space, Shift and Ctrl+A", async () => {
    const onValueChange = vi.fn();
    await render(<Multiple onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    expect(onValueChange).toHaveBeenLastCalledWith(["station", "square", "airport"]);
    await userEvent.keyboard("{Home} ");
    expect(onValueChange).toHaveBeenLastCalledWith(["square", "airport"]);
    await userEvent.keyboard("{Control>}a{/Control}");
    expect(onValueChange).toHaveBeenLastCalledWith(["station", "airport", "square"]);
    await userEvent.keyboard("{Control>}a{/Control}");
    expect(onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(onValueChange).toHaveBeenLastCalledWith(["airport"]);
  });
});

it("chooses an option on a press", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Grouped name="region" onValueChange={onValueChange} />);
  await screen.getByRole("option", { name: "Baikal" }).click();
  expect(onValueChange).toHaveBeenLastCalledWith(["baikal"]);
  expect(screen.container.querySelector<HTMLInputElement>("[name=region]")?.value).toBe("baikal");
});

it("does not change while disabled", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Disabled onValueChange={onValueChange} />);
  await screen.getByRole("option", { name: "Sovetov Square" }).click({ force: true });
  expect(onValueChange).not.toHaveBeenCalled();
});
