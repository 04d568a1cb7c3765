import { composeStories } from "@storybook/react-vite";
import { afterEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./form.stories.tsx";
import { FormField } from "./form.tsx";

const {
  Aggressive,
  Default,
  Eager,
  Lazy,
  NewPassword,
  OtherControls,
  Passive,
  Register,
  UnnamedField,
  WithErrorOfTheWhole,
  WithServerErrors,
} = composeStories(stories);

afterEach(() => {
  vi.restoreAllMocks();
});

const errorOf = (field: Element) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join("");

describe("submit", () => {
  it("is blocked while a field is invalid; the focus goes to the first", async () => {
    const onSubmit = vi.fn();
    const onBlocked = vi.fn();
    const screen = await render(<Default onSubmit={onSubmit} onBlocked={onBlocked} />);
    await screen.getByRole("textbox", { name: "Phone" }).fill("12");
    await screen.getByRole("button", { name: "Send" }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onBlocked).toHaveBeenCalledExactlyOnceWith({
      name: "Required field",
      phone: "Please enter a valid phone number",
      agree: "Required field",
    });
    const name = screen.getByRole("textbox", { name: "Name" });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription("Required field");
  });

  it("goes on to the next field that is wrong", async () => {
    const screen = await render(<Default />);
    await screen.getByRole("textbox", { name: "Name" }).fill("Anna");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await userEvent.keyboard("+44 20 7946 0018{Enter}");
    await expect.element(screen.getByRole("checkbox")).toHaveFocus();
  });

  it("hands over the values once all are valid, and waits for what becomes of them", async () => {
    let finish = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const screen = await render(<Default onSubmit={onSubmit} />);
    await screen.getByRole("textbox", { name: "Name" }).fill("Anna");
    await screen.getByRole("textbox", { name: "Phone" }).fill("+44 20 7946 0018");
    await screen.getByRole("checkbox").click({ force: true });
    await userEvent.keyboard("{Enter}");
    const values = { name: "Anna", phone: "+44 20 7946 0018", comment: "", agree: true };
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values, expect.anything());
    const form = screen.getByRole("form");
    await expect.element(form).toHaveAttribute("aria-busy", "true");
    (form.element() as HTMLFormElement).requestSubmit();
    expect(onSubmit).toHaveBeenCalledOnce();
    finish();
    await expect.element(form).not.toHaveAttribute("aria-busy");
  });
});

describe("modes", () => {
  it.each([
    ["eager", Eager, { typed: "", left: "failed", mended: "" }],
    ["lazy", Lazy, { typed: "", left: "failed", mended: "failed" }],
    ["aggressive", Aggressive, { typed: "failed", left: "failed", mended: "" }],
    ["passive", Passive, { typed: "", left: "", mended: "" }],
  ] as const)("%s looks when it should", async (_mode, Story, wanted) => {
    const screen = await render(<Story />);
    const phone = screen.getByRole("textbox", { name: "Phone" });
    const state = () => (phone.element().hasAttribute("aria-invalid") ? "failed" : "");
    await phone.click();
    await userEvent.keyboard("+44");
    await expect.poll(state).toBe(wanted.typed);
    await userEvent.tab();
    await expect.poll(state).toBe(wanted.left);
    await phone.click();
    await userEvent.keyboard("{End} 20 7946 0018");
    await expect.poll(state).toBe(wanted.mended);
    await userEvent.tab();
    await expect.poll(state).toBe("");
  });

  it("all look on submit, passive too", async () => {
    const screen = await render(<Passive />);
    await screen.getByRole("button", { name: "Send" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Name" })).toBeInvalid();
  });
});

describe("rules", () => {
  it("speak one at a time, the first failing one", async () => {
    const screen = await render(<NewPassword />);
    const password = screen.getByLabelText("Password");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => errorOf(password.element())).toBe("Required field");
    await userEvent.keyboard("abc");
    await expect.poll(() => errorOf(password.element())).toBe("Minimum 8 characters");
  });

  it("that compare look again when the other field changes", async () => {
    const screen = await render(<NewPassword />);
    await screen.getByLabelText("Password").fill("abcdefgh");
    const repeated = screen.getByLabelText("Once more");
    await repeated.fill("abcdefgX");
    await userEvent.tab();
    await expect.poll(() => errorOf(repeated.element())).toBe("Do not match");
    await screen.getByLabelText("Password").fill("abcdefgX");
    await expect.poll(() => errorOf(repeated.element())).toBe("");
  });

  it("come from the domain's own forms", async () => {
    const screen = await render(<Register />);
    const mail = screen.getByRole("textbox", { name: "E-mail" });
    await mail.fill("anna");
    await userEvent.tab();
    await expect.element(mail).toHaveAccessibleDescription("Please enter a valid e-mail");
  });
});

it("knows controls other than text", async () => {
  const onSubmit = vi.fn();
  const screen = await render(<OtherControls onSubmit={onSubmit} />);
  await screen.getByRole("button", { name: "Save" }).click();
  const languages = screen.getByRole("combobox");
  await expect.element(languages).toHaveFocus();
  await expect.element(languages).toBeInvalid();
  await userEvent.keyboard("{ArrowDown}{Enter}{Escape}");
  await expect.element(languages).toBeValid();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("radio", { name: "Card" })).toHaveFocus();
  await userEvent.keyboard(" ");
  await screen.getByRole("button", { name: "Save" }).click();
  const values = { languages: ["en"], pay: "card" };
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values, expect.anything());
});

describe("errors of the server", () => {
  it("find their field by name, take the focus, and go when it is touched", async () => {
    const screen = await render(<WithServerErrors />);
    const phone = screen.getByRole("textbox", { name: "Phone" });
    await expect.element(phone).toHaveAccessibleDescription("This phone is blocked");
    await expect.element(phone).toHaveFocus();
    await userEvent.keyboard("+");
    await expect.element(phone).toBeValid();
  });

  it("stand above the form when they belong to no field", async () => {
    const screen = await render(<WithErrorOfTheWhole />);
    const alert = screen.getByRole("alert");
    await expect.element(alert).toHaveTextContent("The date is sold out");
    await expect.element(alert).toHaveFocus();
  });
});

it("tells the console of a field without a name", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await render(<UnnamedField />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining("has no name"));
});

it("says how to mend a field outside of a form", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(render(<FormField name="a">{() => null}</FormField>)).rejects.toThrow(
    "put it into <Form>",
  );
});
