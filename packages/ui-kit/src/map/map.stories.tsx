import type { Meta, StoryObj } from "@storybook/react-vite";
import { encodeGroundTile, groundExtent } from "@tropa/domain/discovery/map/ground-tile";
import { samplePoints, sampleRoute } from "../../test/sample-map.ts";
import type { GroundSource } from "../ground/ground-source.ts";
import { drawMap } from "../map-drawing/map-drawing.tsx";
import { StaticMap } from "./map.tsx";

const meta = {
  title: "Media/Map",
  component: StaticMap,
  args: {
    drawing: drawMap({ points: samplePoints, route: sampleRoute }),
    label: "The way from Barnaul to Mount Belukha",
    style: { maxInlineSize: 760 },
  },
  parameters: {
    docs: {
      description: {
        component: [
          "A map drawn on the server: `drawMap({ points, route })` of `@tropa/ui-kit/map-drawing` runs in a loader and answers plain paths of a few kilobytes; this component draws them. No map library reaches the browser; tiles of a `ground` come once the map is near.",
          "ARIA role: img, named by its label; the places are a list beside it.",
          "**Do** call `drawMap` on the server only: it holds the coasts of the world. **Do** give the places in the order of the way.",
          "**Don't** use it to find a street: that is what `InteractiveMap` is for.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof StaticMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SinglePlace: Story = {
  args: {
    drawing: drawMap({ points: [{ lat: 43.12, lng: 131.89, label: "Vladivostok" }], spanKm: 400 }),
    label: "Vladivostok on the map",
    caption: "Meeting point: railway station, 9:00",
  },
};

export const Coast: Story = {
  args: {
    drawing: drawMap({
      points: [
        { lat: 53.02, lng: 158.65, label: "Petropavlovsk" },
        { lat: 54.05, lng: 159.45, label: "Mutnovsky" },
        { lat: 56.06, lng: 160.64, label: "Klyuchevskaya Sopka" },
      ],
      spanKm: 700,
    }),
    label: "Three volcanoes of Kamchatka",
  },
};

export const WholeCountry: Story = {
  args: {
    drawing: drawMap({
      points: [
        { lat: 59.94, lng: 30.31, label: "Saint Petersburg" },
        { lat: 55.75, lng: 37.62, label: "Moscow" },
        { lat: 51.96, lng: 85.96, label: "Gorno-Altaisk" },
        { lat: 52.29, lng: 104.28, label: "Irkutsk" },
        { lat: 43.12, lng: 131.89, label: "Vladivostok" },
      ],
      globe: false,
    }),
    label: "Where we travel in summer",
  },
};

const [low, high] = [groundExtent * 0.3, groundExtent * 0.7];
const square = (from: number, to: number) => Int32Array.of(from, from, to, from, to, to, from, to);

/** The same lake in each square. */
const ground: GroundSource = {
  tile: () =>
    Promise.resolve(
      encodeGroundTile({
        land: [square(-256, groundExtent + 256)],
        lake: [square(low, high)],
        rivers: [Int32Array.of(0, low, groundExtent, low)],
      }),
    ),
  labels: () => Promise.resolve([{ kind: "town", zoom: 5, lat: 51, lng: 84.5, name: "Ust-Koksa" }]),
  attribution: { text: "Ground of nobody", href: "https://example.org/" },
};

/** Shores, waters and names come under the drawing once it is near. */
export const WithGround: Story = { args: { ground } };

/** Without its ground, the drawing remains. */
export const GroundFails: Story = {
  args: {
    ground: {
      ...ground,
      tile: () => Promise.reject(new Error("no tile")),
      labels: () => Promise.reject(new Error("no names")),
    },
  },
};

export const Narrow: Story = { args: { style: { maxInlineSize: 340 } } };
