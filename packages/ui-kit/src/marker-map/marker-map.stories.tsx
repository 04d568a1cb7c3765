import type { Meta, StoryObj } from "@storybook/react-vite";
import { MarkerMap } from "./marker-map.tsx";

const meta = {
  title: "Media/Marker map",
  component: MarkerMap,
  args: {
    label: "Tours in the Altai",
    view: { south: 49.5, west: 85, north: 52.5, east: 88.5 },
    markers: [
      { id: "chemal", lat: 51.41, lng: 86, text: "$240", count: 12, label: "12 tours from $240" },
      { id: "aktash", lat: 50.31, lng: 87.6, text: "$380", label: "Around Aktash, $380" },
    ],
    style: { blockSize: 420 },
  },
  parameters: {
    docs: {
      description: {
        component: [
          "A map that is the page: prices on it that come and go as it moves. A press, Enter or Space chooses a marker; arrow keys and + and − move the map when it has the focus.",
          "ARIA pattern: landmark (a named region) with buttons.",
          "**Do** load new markers when `onViewChange` says that the visitor has moved it, and put many that are close to each other into one with a `count`.",
          "**Don't** set `view` to what `onViewChange` has told: the map is there already.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof MarkerMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The card of this one is being looked at. */
export const Active: Story = { args: { activeId: "aktash" } };

/** Cards lie over its lower part. */
export const Covered: Story = { args: { coveredBelow: () => 180 } };

export const Nothing: Story = { args: { markers: [] } };
