import { LOADING_BAR } from "@tropa/domain/page-constants";
import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./page-loading-bar.stories.tsx";

const { Default } = composeStories(stories);

// Its phases are shorter than a busy computer takes to look.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

it("appears when a page takes long, finishes and hides", async () => {
  const { throttleMs, hideDelayMs, resetDelayMs } = LOADING_BAR;
  const screen = await render(<Default active data-testid="bar" />);
  const bar = screen.getByTestId("bar");
  const phase = () => bar.element().getAttribute("data-phase");
  vi.advanceTimersByTime(throttleMs - 1);
  expect(phase()).toBe("idle");
  vi.advanceTimersByTime(1);
  await expect.poll(phase).toBe("running");
  await screen.rerender(<Default active={false} data-testid="bar" />);
  vi.advanceTimersByTime(0);
  await expect.poll(phase).toBe("finished");
  vi.advanceTimersByTime(hideDelayMs - 1);
  expect(phase()).toBe("finished");
  vi.advanceTimersByTime(1);
  await expect.poll(phase).toBe("hiding");
  vi.advanceTimersByTime(resetDelayMs);
  await expect.poll(phase).toBe("idle");
});
