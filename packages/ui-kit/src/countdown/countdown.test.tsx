import { composeStories } from "@storybook/react-vite";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./countdown.stories.tsx";

const { Default, Short } = composeStories(stories);

it("starts with the full time", async () => {
  // A busy computer looks when a second has gone.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "setInterval"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("timer")).toHaveTextContent("1:00");
});

it("calls onEnd once when the time is over", async () => {
  const onEnd = vi.fn();
  const screen = await render(<Short onEnd={onEnd} />);
  await expect.element(screen.getByRole("timer")).toHaveTextContent("0:00");
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
});
