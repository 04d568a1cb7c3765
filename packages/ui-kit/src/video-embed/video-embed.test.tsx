import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./video-embed.stories.tsx";

const { Default, Unknown } = composeStories(stories);

it("loads nothing from the host before a press", async () => {
  const screen = await render(<Default />);
  const poster = screen.getByRole("link", {
    name: "Play the video: Eight days around Mount Belukha",
  });
  await expect.element(poster).toHaveAttribute("href", Default.args.url);
  expect(screen.container.querySelector("iframe")).toBeNull();
  expect(screen.container.innerHTML).not.toContain("nocookie");
});

it("plays in the host's frame without cookies and focuses it", async () => {
  const onPlay = vi.fn();
  const screen = await render(<Default onPlay={onPlay} />);
  await userEvent.keyboard("{Tab}{Enter}");
  const frame = screen.getByTitle("Eight days around Mount Belukha");
  await expect
    .element(frame)
    .toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1");
  expect(document.activeElement).toBe(frame.element());
  expect(onPlay).toHaveBeenCalledTimes(1);
});

it("links to a page that it cannot play", async () => {
  const screen = await render(<Unknown />);
  const link = screen.getByRole("link", { name: "Open the video", exact: false });
  await expect.element(link).toHaveAttribute("href", "https://example.org/film");
});
