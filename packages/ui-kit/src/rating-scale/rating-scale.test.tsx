import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./rating-scale.stories.tsx";
import { RatingScaleInput } from "./rating-scale.tsx";

const { Default, Input, InputNothingChosen } = composeStories(stories);

it("shows the rating out of four and labels it", async () => {
  const screen = await render(<Default />);
  const image = screen.getByRole("img", { name: "Difficulty: Rating 3 out of 4" });
  expect(image.element().querySelectorAll("[data-filled]")).toHaveLength(3);
  expect(image.element().children).toHaveLength(4);
});

it.each([
  ["{ArrowRight}", "Hard"],
  ["{ArrowDown}", "Hard"],
  ["{ArrowLeft}", "Easy"],
  ["{ArrowUp}", "Easy"],
  ["{ArrowUp}{ArrowUp}", "Extreme"],
])("%s chooses %s", async (keys, name) => {
  const screen = await render(<Input />);
  await userEvent.tab();
  await expect.element(screen.getByRole("radio", { name: "Moderate" })).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(screen.getByRole("radio", { name })).toBeChecked();
});

it("focuses the first mark, which Space chooses", async () => {
  const screen = await render(<InputNothingChosen />);
  await userEvent.tab();
  const first = screen.getByRole("radio", { name: "Rating 1 out of 4" });
  await expect.element(first).toHaveFocus();
  await expect.element(first).not.toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(first).toBeChecked();
});

it("reports the pressed mark", async () => {
  const onValueChange = vi.fn();
  const { MessagesProvider, messagesEn } = await import("../messages/messages.tsx");
  const screen = await render(
    <MessagesProvider messages={messagesEn}>
      <RatingScaleInput label="Difficulty" onValueChange={onValueChange} />
    </MessagesProvider>,
  );
  await screen.getByRole("radio", { name: "Rating 4 out of 4" }).click({ force: true });
  expect(onValueChange).toHaveBeenLastCalledWith(4);
});
