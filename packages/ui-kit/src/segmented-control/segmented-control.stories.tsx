import type { Meta, StoryObj } from "@storybook/react-vite";
import { SegmentedControl } from "./segmented-control.tsx";

const meta = {
  title: "Inputs/Segmented control",
  component: SegmentedControl,
  parameters: {
    docs: {
      description: {
        component: `A choice of one among two to four short words. Follows the **radio group** pattern: arrows move and choose.

**Do** use it for what changes the view at once.

**Don't** use it for words of different length or for more than four.`,
      },
    },
  },
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
