import { composeStories } from "@storybook/react-vite";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import base from "../interactive-map/interactive-map.module.css";
import * as stories from "./marker-map.stories.tsx";
import { mountMarkerMap } from "./mount-marker-map.ts";

const { Default, Active, Covered } = composeStories(stories);

afterEach(() => vi.useRealTimers());

it("labels its markers and reports presses by mouse and keyboard", async () => {
  const pressed: string[] = [];
  const screen = await render(<Default onMarkerPress={(id) => pressed.push(id)} />);
  const cluster = screen.getByRole("button", { name: "12 tours from $240" });
  await expect.element(cluster).toBeVisible();
  await expect.element(cluster).toHaveTextContent("$2401212 tours from $240");
  await cluster.click();
  cluster.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(pressed).toEqual(["chemal", "chemal"]);
});

it("reports its view and whether the visitor moved it", async () => {
  const moves: boolean[] = [];
  const screen = await render(
    <Default onViewChange={(_view, _zoom, isByVisitor) => moves.push(isByVisitor)} />,
  );
  await expect.poll(() => moves.length).toBeGreaterThan(0);
  expect(moves).not.toContain(true);
  await screen.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => moves.at(-1)).toBe(true);
});

it("marks the marker that is active elsewhere", async () => {
  const screen = await render(<Active />);
  const marker = screen.getByRole("button", { name: "Around Aktash, $380" });
  await expect.element(marker).toHaveAttribute("data-active");
  await screen.rerender(<Default />);
  await expect.element(marker).not.toHaveAttribute("data-active");
});

it("keeps a marker clear of what covers its lower part", async () => {
  const south = { id: "south", lat: 49.5, lng: 86.8, text: "$90", label: "At the southern edge" };
  const screen = await render(<Covered markers={[south]} />);
  const marker = screen.getByRole("button", { name: south.label });
  await expect.element(marker).toBeVisible();
  const map = screen.getByRole("region").element().getBoundingClientRect();
  expect(marker.element().getBoundingClientRect().bottom).toBeLessThan(map.bottom - 180);
});

it("keeps drawing the graticule while zooming in", async () => {
  const screen = await render(<Default />);
  const lines = () =>
    screen.container.querySelector(`.${base.graticule}`)?.getAttribute("d")?.split("M").length ?? 0;
  await expect.poll(lines).toBeGreaterThan(5);
  const nearer = screen.getByRole("button", { name: "Zoom in" });
  for (let times = 0; times < 4; times++) {
    await nearer.click();
    await expect.poll(lines).toBeGreaterThan(5);
  }
});

it("reports no moves while hidden, and a resize not as the visitor's move", async () => {
  const moves: { isByVisitor: boolean; height: number }[] = [];
  const screen = await render(
    <Default
      onViewChange={(view, _zoom, isByVisitor) =>
        moves.push({ isByVisitor, height: view.north - view.south })
      }
    />,
  );
  await screen.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => moves.at(-1)?.isByVisitor).toBe(true);
  const { length } = moves;
  const root = screen.getByRole("region").element().parentElement;
  if (!root) throw new Error("the map stands in nothing");
  const nextSize = () =>
    new Promise((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        // After the map's own observer.
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      observer.observe(root);
    });
  root.style.display = "none";
  await nextSize();
  expect(moves).toHaveLength(length);
  root.style.display = "";
  root.style.blockSize = "300px";
  await expect.poll(() => moves.length).toBeGreaterThan(length);
  expect(moves.slice(length).every(({ isByVisitor, height }) => !isByVisitor && height > 0)).toBe(
    true,
  );
});

it("can be removed while it zooms", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const element = document.createElement("div");
  element.style.cssText = "inline-size: 400px; block-size: 300px";
  document.body.append(element);
  const map = mountMarkerMap(element, {
    tiles: null,
    ground: undefined,
    classes: { land: "", border: "", graticule: "", marker: "", bubble: "", count: "", name: "" },
    still: false,
    view: { south: 49, west: 85, north: 52, east: 89 },
    covered: () => ({ above: 0, below: 0 }),
    onPress: () => {},
    onPoint: () => {},
    onMove: () => {},
  });
  map.zoomBy(1);
  // The movement begins with the next frame.
  await expect.poll(() => element.querySelector(".leaflet-zoom-anim")).not.toBeNull();
  map.remove();
  element.remove();
  expect(() => vi.runAllTimers()).not.toThrow();
});
