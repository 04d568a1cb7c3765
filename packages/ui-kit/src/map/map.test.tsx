import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./map.stories.tsx";

const { Default, GroundFails, Narrow, WithGround } = composeStories(stories);

it("is a labelled picture with an ordered list of its places", async () => {
  const screen = await render(<Default />);
  await expect
    .element(screen.getByRole("img", { name: "The way from Barnaul to Mount Belukha" }))
    .toBeVisible();
  const names = screen
    .getByRole("listitem")
    .elements()
    .map((place) => place.textContent?.replace(/^\d/, ""));
  expect(names).toEqual(["Barnaul", "Chemal", "Aktash", "Kurai steppe", "Mount Belukha"]);
});

it("writes names at the places on wide maps and below the map on narrow ones", async () => {
  const wide = await render(<Default />);
  await expect.element(wide.getByText("Chemal").first()).toBeVisible();
  const legend = () => wide.container.querySelector("figure > ol");
  expect(legend()?.checkVisibility()).toBe(false);
  await wide.unmount();
  const narrow = await render(<Narrow />);
  expect(narrow.container.querySelector("figure > ol")?.checkVisibility()).toBe(true);
});

it("renders without images, scripts or requests", async () => {
  const before = performance.getEntriesByType("resource").length;
  const screen = await render(<Default />);
  expect(screen.container.querySelectorAll("img, iframe, script, canvas")).toHaveLength(0);
  expect(performance.getEntriesByType("resource").length).toBe(before);
});

it("comes onto its ground, with the names that the way leaves room for", async () => {
  const screen = await render(<WithGround />);
  await expect.poll(() => screen.container.querySelector("canvas")?.dataset["names"]).toBe("1");
  const owners = screen.getByRole("link", { name: "Ground of nobody" });
  await expect.element(owners).toHaveAttribute("href", "https://example.org/");
});

it("remains a drawing when the ground does not come", async () => {
  const screen = await render(<GroundFails />);
  await expect.element(screen.getByRole("img", { name: "The way", exact: false })).toBeVisible();
  expect(screen.container.querySelector("canvas")?.dataset["painted"]).toBeUndefined();
});
