import { composeStories } from "@storybook/react-vite";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./autocomplete.stories.tsx";
import type { FindOptions } from "./autocomplete.tsx";

const { Chosen, Default, Failing, FromServer, Loading, WithCreation } = composeStories(stories);

const activeText = () => {
  const id = document.activeElement?.getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
};

/** Not by the Tab key: from the last field of a page it leads out of the page, and the next test begins there. */
const leave = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

async function open(story: React.ReactElement) {
  const screen = await render(story);
  await userEvent.tab();
  return { ...screen, field: screen.getByRole("combobox") };
}

describe("the keyboard of the combobox", () => {
  it.each([
    ["{ArrowDown}", "Barnaul"],
    ["{ArrowUp}", "Zürich"],
    ["{ArrowDown}{ArrowDown}", "Biysk"],
    ["{ArrowDown}{ArrowUp}", "Zürich"],
    ["{ArrowUp}{ArrowDown}", "Barnaul"],
    ["{ArrowDown}{PageDown}", "Zürich"],
    ["{ArrowUp}{PageUp}", "Barnaul"],
  ])("%s leads to %s", async (keys, text) => {
    const { field } = await open(<Default />);
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard(keys);
    await expect.poll(activeText).toBe(text);
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    await expect.element(field).toHaveFocus();
  });

  it("opens with Alt+Down without moving and closes with Alt+Up", async () => {
    const { field } = await open(<Default />);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    expect(activeText()).toBeUndefined();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
  });

  it("takes the active option with Enter", async () => {
    const onValueChange = vi.fn();
    const { field } = await open(<Default name="city" onValueChange={onValueChange} />);
    await userEvent.keyboard("b{ArrowDown}{ArrowDown}{Enter}");
    expect(onValueChange).toHaveBeenLastCalledWith({ value: "2", text: "Biysk" });
    await expect.element(field).toHaveValue("Biysk");
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
    expect(document.querySelector<HTMLInputElement>("[name=city]")?.value).toBe("2");
  });

  it("closes on the first Escape and clears the field on the second", async () => {
    const onValueChange = vi.fn();
    const { field } = await open(<Chosen onValueChange={onValueChange} />);
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
    await expect.element(field).toHaveValue("Irkutsk");
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveValue("");
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it("keeps Home and End for moving within the text", async () => {
    const { field } = await open(<Default />);
    await userEvent.keyboard("ar{ArrowDown}{Home}");
    expect(activeText()).toBeUndefined();
    expect((field.element() as HTMLInputElement).selectionStart).toBe(0);
  });
});

it("highlights the matching part regardless of accents", async () => {
  const { container } = await open(<Default />);
  await userEvent.keyboard("zur");
  await expect.poll(() => container.querySelector("mark")?.textContent).toBe("Zür");
});

it("chooses the option whose name was typed when it is left", async () => {
  const onValueChange = vi.fn();
  const { field } = await open(<Default onValueChange={onValueChange} />);
  await userEvent.keyboard("zurich");
  leave();
  await expect.element(field).toHaveValue("Zürich");
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "7", text: "Zürich" });
});

it("keeps a text that is no option, and says to choose from the list", async () => {
  const onValueChange = vi.fn();
  const { field, container } = await open(<Chosen onValueChange={onValueChange} />);
  await userEvent.keyboard("Bar");
  leave();
  await expect.element(field).toHaveValue("Bar");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(container.textContent).toContain("Choose from the list");
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await userEvent.fill(field, "Barnaul");
  leave();
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "1", text: "Barnaul" });
});

it("chooses an option on a press", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await screen.getByRole("combobox").click();
  await screen.getByRole("option", { name: "Kazan" }).click();
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "5", text: "Kazan" });
});

it("announces that nothing was found", async () => {
  const screen = await open(<Default />);
  await userEvent.keyboard("qqq");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Nothing found");
});

it("offers to create an option from the typed text", async () => {
  const onCreate = vi.fn();
  const onValueChange = vi.fn();
  const screen = await open(<WithCreation onCreate={onCreate} onValueChange={onValueChange} />);
  await userEvent.keyboard("Chemal");
  await expect.element(screen.getByRole("option")).toHaveTextContent("Create “Chemal”");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onCreate).toHaveBeenCalledExactlyOnceWith("Chemal");
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "Chemal", text: "Chemal" });
});

it.each([
  ["leaving the field", leave],
  ["Enter", () => userEvent.keyboard("{Enter}")],
] as const)("takes a new text with %s, and sends no form", async (_, act) => {
  const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  const { field } = await open(
    <form onSubmit={onSubmit}>
      <WithCreation name="city" />
    </form>,
  );
  await userEvent.keyboard("Chemal");
  await act();
  await expect.element(field).toHaveValue("Chemal");
  expect(document.querySelector<HTMLInputElement>("[name=city]")?.value).toBe("Chemal");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("offers no new option of a name that the list has", async () => {
  const screen = await open(<WithCreation />);
  await userEvent.keyboard("biysk");
  await expect.element(screen.getByRole("option")).toHaveTextContent("Biysk");
});

it("chooses an option of the name when the list comes after the field was left", async () => {
  const onValueChange = vi.fn();
  const answer = Promise.withResolvers<Awaited<ReturnType<FindOptions>>>();
  const screen = await open(
    <FromServer
      options={() => answer.promise}
      onCreate={() => undefined}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.keyboard("lyon");
  leave();
  await expect.element(screen.field).toHaveValue("lyon");
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "lyon", text: "lyon" });
  answer.resolve([
    { value: "9", text: "Lyon, France", name: "Lyon" },
    { value: "10", text: "Lyons, United States", name: "Lyons" },
  ]);
  await expect.element(screen.field).toHaveValue("Lyon, France");
  expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "9" }));
});

it("asks the server after a pause in typing and aborts outdated requests", async () => {
  const signals: AbortSignal[] = [];
  const phrases: string[] = [];
  let answer = (_phrase: string) => {};
  const options: FindOptions = (phrase, signal) => {
    phrases.push(phrase);
    signals.push(signal);
    return new Promise((resolve) => {
      const mine = phrase;
      const before = answer;
      answer = (wanted) =>
        wanted === mine ? resolve([{ value: mine, text: `${mine} found` }]) : before(wanted);
    });
  };
  const screen = await open(<FromServer options={options} />);
  const field = screen.field.element() as HTMLInputElement;
  // Faster than any machine is busy: two letters at once.
  for (const typed of ["B", "Ba"]) {
    field.setSelectionRange(0, field.value.length);
    document.execCommand("insertText", false, typed);
  }
  expect(phrases).toEqual([]);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading...");
  await expect.poll(() => phrases).toEqual(["Ba"]);
  await userEvent.keyboard("r");
  await expect.poll(() => phrases).toEqual(["Ba", "Bar"]);
  expect(signals[0]?.aborted).toBe(true);
  answer("Bar");
  await expect.element(screen.getByRole("option", { name: "Bar found" })).toBeVisible();
  answer("Ba");
  await expect.element(screen.getByRole("option", { name: "Bar found" })).toBeVisible();
});

it("announces that it is loading", async () => {
  const screen = await open(<Loading />);
  await userEvent.keyboard("B");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading...");
});

it("shows no results when the search fails, and reports the error", async () => {
  const onLoadError = vi.fn();
  const screen = await open(<Failing onLoadError={onLoadError} />);
  await userEvent.keyboard("B");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Nothing found");
  expect(onLoadError).toHaveBeenCalledOnce();
});
