import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import * as stories from "../../src/organizers/bookings/bookings.stories.tsx";
import { asPhone, show } from "./show.tsx";

const { LongList } = composeStories(stories);
const rows = () => document.querySelectorAll("[role=listitem]");

it("a long list of bookings renders only the rows near the window", async () => {
  await asPhone();
  await show(LongList);
  expect(rows().length).toBeGreaterThan(0);
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.documentElement.scrollHeight;
    })
    .toBeGreaterThan(40_000);
  await expect.poll(() => rows().length).toBeLessThanOrEqual(150);
  scrollTo(0, 0);
  await expect.poll(() => rows()[0]?.textContent).toContain("500041");
  expect(rows().length).toBeLessThanOrEqual(150);
});
