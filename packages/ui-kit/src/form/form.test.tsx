import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Form } from "./form.tsx";
import * as stories from "./form.stories.tsx";

const { Busy, Default, Refused, Unreachable, WithErrors } = composeStories(stories);

it("calls onSubmit by button and by Enter without leaving the page", async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(<Default onSubmit={onSubmit} />);
  await screen.getByRole("button", { name: "Send" }).click();
  await screen.getByRole("textbox", { name: "Name" }).fill("Anna");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(location.search).not.toContain("name=");
});

it("does not navigate while onSubmit is set, and submits to its address otherwise", async () => {
  const heard = await render(<Default onSubmit={() => {}} />);
  const form = heard.container.querySelector("form");
  expect(form?.method).toBe("dialog");
  const { href } = location;
  // As the browser sends it, past every listener.
  form?.submit();
  expect(location.href).toBe(href);
  const plain = await render(<Form action="/find" />);
  expect(plain.container.querySelector("form")?.method).toBe("get");
});

it("turns off the browser's own validation and shows the page's errors", async () => {
  const screen = await render(<WithErrors />);
  expect((screen.getByRole("form").element() as HTMLFormElement).noValidate).toBe(true);
  const name = screen.getByRole("textbox", { name: "Name" });
  await expect.element(name).toHaveAccessibleDescription("Required field");
});

it.each([
  ["danger", Refused, "The date is sold out"],
  ["warning", Unreachable, "No connection. Everything you typed is still here: try again."],
] as const)("shows a form-wide problem in the tone %s", async (tone, Story, words) => {
  const screen = await render(<Story />);
  const alert = screen.getByRole("alert");
  await expect.element(alert).toHaveTextContent(words);
  await expect.element(alert).toHaveAttribute("data-tone", tone);
});

it("is marked as busy while it is sent", async () => {
  const screen = await render(<Busy />);
  await expect.element(screen.getByRole("form")).toHaveAttribute("aria-busy", "true");
});
