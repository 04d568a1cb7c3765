import { composeStories } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./phone-input.stories.tsx";
import { loadPhoneParts } from "./use-phone-parts.ts";
import { writeInput } from "./write-input.ts";

const { CountryGiven, Default, Filled, Mismatch, OwnCountries } = composeStories(stories);

const activeText = () => {
  const id = document.activeElement?.getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
};

async function openList(story: React.ReactElement) {
  const screen = await render(story);
  await screen.getByRole("button", { name: /^Country/ }).click();
  const search = screen.getByRole("combobox", { name: "Country or code" });
  await expect.element(search).toHaveFocus();
  return { ...screen, search, field: screen.getByRole("textbox", { name: "Phone" }) };
}

describe("the number", () => {
  it("refuses letters and adds the plus sign", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Default onValueChange={onValueChange} />);
    await screen.getByRole("textbox", { name: "Phone" }).click();
    await userEvent.keyboard("44a20");
    await expect.element(screen.getByRole("textbox")).toHaveValue("+4420");
    expect(onValueChange).toHaveBeenLastCalledWith("+4420");
  });

  it("is limited to 18 characters", async () => {
    const screen = await render(<Default />);
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("1234567890123456789");
    await expect.element(screen.getByRole("textbox")).toHaveValue("+12345678901234567");
  });

  it("is reported as incomplete once the field is left", async () => {
    const onValidityChange = vi.fn();
    const screen = await render(<Default onValidityChange={onValidityChange} />);
    const field = screen.getByRole("textbox");
    await field.click();
    await userEvent.keyboard("44 20 79");
    await expect.poll(() => onValidityChange.mock.lastCall).toEqual([false]);
    expect(field.element().hasAttribute("aria-invalid")).toBe(false);
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription("Incorrect phone number");
    const input = field.element() as HTMLInputElement;
    expect(input.validationMessage).toBe("Incorrect phone number");
    await field.fill("+44 20 7946 0018");
    await expect.poll(() => onValidityChange.mock.lastCall).toEqual([true]);
    await expect.poll(() => input.validationMessage).toBe("");
  });

  it("is formatted, and a national number gets its country code", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<OwnCountries onValueChange={onValueChange} />);
    const field = screen.getByRole("textbox");
    await field.click();
    await userEvent.keyboard("89161234567");
    await expect.element(screen.getByRole("button", { name: "Country: Russia +7" })).toBeVisible();
    await userEvent.tab();
    await expect.element(field).toHaveValue("+7 916 123 45 67");
    expect(onValueChange).toHaveBeenLastCalledWith("+7 916 123 45 67");
    await expect.element(field).toBeValid();
  });

  it.each([
    ["8 916 123-45-67", "RU", "+7 916 123 45 67"],
    ["916 123 45 67", "RU", "+7 916 123 45 67"],
    ["0151 12345678", "DE", "+49 1511 2345678"],
    ["(202) 555-0143", "US", "+1 202 555 0143"],
  ])("changes %s, typed in %s, to %s when the field is left", async (typed, country, whole) => {
    const screen = await render(<Default defaultCountry={country} />);
    const field = screen.getByRole("textbox");
    await field.click();
    await userEvent.keyboard(typed);
    // Nothing is put before it while it is being typed.
    await expect.element(field).toHaveValue(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(whole);
    await expect.element(field).toBeValid();
  });

  it("is completed before the form that it submits reads it", async () => {
    const sent = vi.fn();
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get("phone"));
        }}
      >
        <Default name="phone" defaultCountry="RU" />
      </form>,
    );
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("89161234567{Enter}");
    expect(sent).toHaveBeenCalledExactlyOnceWith("+7 916 123 45 67");
  });

  it("is completed when the browser fills it in", async () => {
    const screen = await render(<Default defaultCountry="RU" />);
    writeInput(screen.getByRole("textbox").element() as HTMLInputElement, "89161234567");
    await expect.element(screen.getByRole("textbox")).toHaveValue("+7 916 123 45 67");
  });

  it("is completed under the focus when it was not typed", async () => {
    let handIn = (_number: string) => {};
    function Controlled() {
      const [value, setValue] = useState("");
      handIn = setValue;
      return <Default defaultCountry="RU" value={value} onValueChange={setValue} />;
    }
    const screen = await render(<Controlled />);
    const field = screen.getByRole("textbox");
    await field.click();
    handIn("89161234567");
    await expect.element(field).toHaveValue("+7 916 123 45 67");
    await expect.element(field).toHaveFocus();
  });

  it("stays empty when it was emptied as the numbering plans came", async () => {
    await loadPhoneParts();
    function Emptied() {
      const box = useRef<HTMLDivElement>(null);
      const [isNear, setNear] = useState(false);
      useLayoutEffect(() => {
        const field = box.current?.querySelector("input");
        if (isNear && field) writeInput(field, "");
      }, [isNear]);
      return (
        // Beyond the window, where the field does not ask for the plans by being seen.
        <div ref={box} style={{ marginBlockStart: "5000px" }} onPointerEnter={() => setNear(true)}>
          <Default defaultCountry="RU" defaultValue="89161234567" />
        </div>
      );
    }
    const screen = await render(<Emptied />);
    const field = screen.getByRole("textbox");
    await expect.element(field).toHaveValue("89161234567");
    const button = screen.getByRole("button", { name: /^Country/ }).element();
    button.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await expect.element(field).toHaveValue("");
    await expect.element(screen.getByRole("button", { name: /Russia/ })).toBeInTheDocument();
    await expect.element(field).toHaveValue("");
  });

  it("shows its country when none is chosen", async () => {
    const screen = await render(<Filled />);
    const button = screen.getByRole("button", { name: "Country: United Kingdom +44" });
    await expect.poll(() => button.element().querySelector("img")?.src).toContain("data:image/svg");
  });
});

describe("the list of countries", () => {
  it.each([
    ["{ArrowDown}", "Russia+7"],
    ["{ArrowUp}", "Kazakhstan+7"],
    ["{ArrowDown}{ArrowDown}", "Armenia+374"],
    ["{ArrowDown}{ArrowUp}", "Kazakhstan+7"],
    ["{PageDown}", "Kazakhstan+7"],
  ])("%s moves to %s, with primary countries first", async (keys, text) => {
    await openList(<OwnCountries />);
    await userEvent.keyboard(keys);
    await expect.poll(activeText).toContain(text);
  });

  it.each([
    ["kazakh", "Kazakhstan+7"],
    ["+374", "Armenia+374"],
    ["374", "Armenia+374"],
  ])("finds with %s %s", async (query, text) => {
    const screen = await openList(<Default />);
    await userEvent.keyboard(query);
    await expect
      .poll(() =>
        screen
          .getByRole("option")
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual([expect.stringContaining(text)]);
  });

  it("announces that nothing was found and suggests a search by code", async () => {
    const screen = await openList(<Default />);
    await userEvent.keyboard("atlantis");
    await expect.element(screen.getByText("Nothing found based on your search")).toBeVisible();
    await expect.element(screen.getByText("Try searching by code")).toBeVisible();
    await screen.search.fill("99999");
    await expect.element(screen.getByText("Nothing found based on your search")).toBeVisible();
    await expect.element(screen.getByText("Try searching by code")).not.toBeInTheDocument();
  });

  it("writes the code of the chosen country and focuses the number", async () => {
    const onCountryChange = vi.fn();
    const screen = await openList(<CountryGiven onCountryChange={onCountryChange} />);
    await userEvent.keyboard("kazakh{ArrowDown}{Enter}");
    expect(onCountryChange).toHaveBeenLastCalledWith("KZ");
    await expect.element(screen.field).toHaveValue("+7 ");
    await expect.element(screen.field).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.field).toHaveValue("");
  });

  it("closes on Escape and focuses its button", async () => {
    const screen = await openList(<CountryGiven />);
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: /^Country/ })).toHaveFocus();
    await expect.element(screen.search).not.toBeInTheDocument();
  });

  it("closes with the button that opened it", async () => {
    const screen = await openList(<CountryGiven />);
    await screen.getByRole("button", { name: /^Country/ }).click();
    await expect.element(screen.search).not.toBeInTheDocument();
  });
});

it("asks about a number of another country and changes the country on request", async () => {
  const onCountryChange = vi.fn();
  const screen = await render(<Mismatch onCountryChange={onCountryChange} />);
  const field = screen.getByRole("textbox");
  await field.click();
  await expect.element(screen.getByText("This number belongs to Russia.")).toBeVisible();
  expect((field.element() as HTMLInputElement).validationMessage).toContain("Russia");
  await screen.getByRole("button", { name: "Change the country" }).click();
  expect(onCountryChange).toHaveBeenLastCalledWith("RU");
  await expect.element(screen.getByText("This number belongs to Russia.")).not.toBeInTheDocument();
  await expect.poll(() => (field.element() as HTMLInputElement).validationMessage).toBe("");
  await expect.element(field).toHaveValue("+7 916 123 45 67");
});
