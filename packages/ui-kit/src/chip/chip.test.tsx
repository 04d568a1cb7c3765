import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./chip.stories.tsx";

const { LongName } = composeStories(stories);

it("stays within a container that is narrower than its text", async () => {
  const { container } = await render(<LongName />);
  const place = container.querySelector("div > div")!;
  expect(place.scrollWidth).toBe(place.clientWidth);
});
