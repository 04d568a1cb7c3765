import type { Meta, StoryObj } from "@storybook/react-vite";
import { SegmentedControl } from "./segmented-control.tsx";

const meta = {
  component: SegmentedControl,
  args: {
    label: "Who are you",
    segments: [
      { value: "tourist", label: "I travel" },
      { value: "organizer", label: "I guide tours" },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Three: Story = {
  args: {
    label: "View",
    segments: [
      { value: "list", label: "List" },
      { value: "map", label: "Map" },
      { value: "calendar", label: "Calendar", disabled: true },
    ],
  },
};
