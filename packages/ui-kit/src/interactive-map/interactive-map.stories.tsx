import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePoints, sampleRoute } from "../../test/sample-map.ts";
import { drawMap } from "../map-drawing/map-drawing.tsx";
import { InteractiveMap } from "./interactive-map.tsx";

const meta = {
  title: "Media/Interactive map",
  component: InteractiveMap,
  args: {
    points: samplePoints,
    route: sampleRoute,
    label: "The way from Barnaul to Mount Belukha",
    drawing: drawMap({ points: samplePoints, route: sampleRoute }),
    style: { maxInlineSize: 760 },
  },
  parameters: {
    docs: {
      description: {
        component: [
          "The drawn map, and after a press one to move and enlarge: arrow keys and + and − when it has the focus, a wheel only then, fingers always. Leaflet is fetched by the press and by nothing else.",
          "ARIA pattern: landmark (a named region) with buttons; what the map shows stands as text beside it.",
          "**Do** pass `tiles` with the `attribution` that their owners ask for. Without them, or when they fail, the land of the world is drawn.",
          "**Don't** open it at once on a page that is about something else: a map takes the finger that wants to scroll.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof InteractiveMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

/** Tiles that never come: the land is drawn in their place. */
export const TilesFail: Story = {
  args: {
    defaultOpen: true,
    tiles: () =>
      Promise.resolve({
        tileUrl: "data:image/png,{z}-{x}-{y}",
        attribution: { text: "© Tiles of nobody", href: "https://example.org/" },
      }),
  },
};
