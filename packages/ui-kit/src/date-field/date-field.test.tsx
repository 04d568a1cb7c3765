import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { localToday } from "@tropa/domain/time/local-month";
import * as stories from "./date-field.stories.tsx";

const { Default, NotBeforeToday } = composeStories(stories);

it("reports dates as yyyy-MM-dd", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await screen.getByLabelText("Birthday").fill("1990-02-28");
  expect(onValueChange).toHaveBeenLastCalledWith("1990-02-28");
});

it("accepts today as a bound", async () => {
  const screen = await render(<NotBeforeToday />);
  const field = screen.getByLabelText("Departure");
  await expect.element(field).toHaveAttribute("min", localToday());
  await field.fill("2001-01-01");
  expect((field.element() as HTMLInputElement).validity.rangeUnderflow).toBe(true);
});
