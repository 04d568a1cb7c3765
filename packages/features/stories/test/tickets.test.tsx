import { composeStories } from "@storybook/react-vite";
import { afterEach, expect, it } from "vitest";
import { ticketProviders } from "../../src/discovery/tour/tickets/ticket-providers.ts";
import * as stories from "../../src/discovery/tour/tour-screen.stories.tsx";
import { show } from "./show.tsx";

const { Tickets } = composeStories(stories);
const { links } = ticketProviders;
afterEach(() => {
  ticketProviders.links = links;
});

const shown = () => document.querySelector("#tickets")?.textContent ?? "";

it("shows prices of a ticket provider beside its links, and keeps the link when a price fails", async () => {
  ticketProviders.links = {
    link: (kind) => `https://tickets.example/${kind}`,
    price: (kind, { currency }) =>
      kind === "plane"
        ? Promise.resolve({ minor: 1_234_500, currency })
        : Promise.reject(new Error("no trains")),
  };
  await show(Tickets);
  await expect.poll(shown).toMatch(/12.?345/);
  const hrefs = [...document.querySelectorAll<HTMLAnchorElement>("#tickets a")].map(
    ({ href }) => href,
  );
  expect(hrefs).toContain("https://tickets.example/plane");
  expect(shown().match(/12.?345/g)).toHaveLength(1);
});
