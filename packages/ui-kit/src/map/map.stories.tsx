import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePoints, sampleRoute } from "../../test/sample-map.ts";
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
          "A map drawn on the server: `drawMap({ points, route })` of `@tropa/ui-kit/map-drawing` runs in a loader and answers plain paths of a few kilobytes; this component draws them. No map library and no tiles reach the browser.",
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

export const Narrow: Story = { args: { style: { maxInlineSize: 340 } } };
