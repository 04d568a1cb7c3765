import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePoints, sampleRoute } from "../../test/sample-map.ts";
import { drawMap } from "../map-drawing/map-drawing.tsx";
import { EmbeddedMap } from "./embedded-map.tsx";

const meta = {
  title: "Media/Embedded map",
  component: EmbeddedMap,
  args: {
    src: "https://maps.example.org/embed?ll=85.96,51.96",
    label: "The way from Barnaul to Mount Belukha",
    drawing: drawMap({ points: samplePoints, route: sampleRoute }),
    style: { maxInlineSize: 760 },
  },
  parameters: {
    docs: {
      description: {
        component: [
          "A maps service's map in a frame, behind the drawing: nothing is asked of the service before a press.",
          "ARIA pattern: button, in whose place a titled frame comes.",
          "**Do** take the address from configuration. **Don't** pass what a visitor has typed; an address that is not https shows the drawing only.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof EmbeddedMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotSafe: Story = { args: { src: "javascript:alert(1)" } };
