import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./interactive-map.stories.tsx";

const { Default, Open, TilesFail } = composeStories(stories);

const land = (container: Element) =>
  container.querySelector(".leaflet-overlay-pane path[class*='land']");

it("shows the drawn map until it is opened by keyboard", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("img", { name: "The way", exact: false })).toBeVisible();
  expect(screen.container.querySelector(".leaflet-container")).toBeNull();

  await userEvent.keyboard("{Tab}{Enter}");
  const map = screen.getByRole("region", { name: "The way from Barnaul to Mount Belukha" });
  await expect.element(map).toBeVisible();
  await expect.element(map).toHaveFocus();
  await expect.element(screen.getByRole("img", { name: "The way" })).not.toBeInTheDocument();
});

it("marks places, shows their names and draws land when there are no tiles", async () => {
  const screen = await render(<Open />);
  const place = screen.getByRole("button", { name: "Chemal", exact: false });
  await expect.element(place).toBeVisible();
  await expect.poll(() => land(screen.container)).not.toBeNull();
  await place.click();
  await expect.element(screen.getByText("Chemal", { exact: true }).last()).toBeVisible();
});

it("zooms with its buttons", async () => {
  const screen = await render(<Open />);
  const first = screen.getByRole("button", { name: "Chemal", exact: false });
  const second = screen.getByRole("button", { name: "Aktash", exact: false });
  await expect.element(first).toBeVisible();
  const apart = () =>
    Math.hypot(
      first.element().getBoundingClientRect().x - second.element().getBoundingClientRect().x,
      first.element().getBoundingClientRect().y - second.element().getBoundingClientRect().y,
    );
  const before = apart();
  await screen.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => apart() / before).toBeCloseTo(2, 1);
  await screen.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(() => apart() / before).toBeCloseTo(1, 1);
});

it("draws land when tiles fail and names the owner of the tiles", async () => {
  const screen = await render(<TilesFail />);
  await expect.poll(() => land(screen.container)).not.toBeNull();
  await expect
    .element(screen.getByRole("link", { name: "© Tiles of nobody" }))
    .toHaveAttribute("href", "https://example.org/");
});

it("leaves nothing behind when it is unmounted", async () => {
  const screen = await render(<Open />);
  await expect.element(screen.getByRole("button", { name: "Chemal", exact: false })).toBeVisible();
  await screen.unmount();
  expect(document.querySelector(".leaflet-container")).toBeNull();
});
