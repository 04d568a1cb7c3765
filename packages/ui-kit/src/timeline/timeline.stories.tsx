import type { Meta, StoryObj } from "@storybook/react-vite";
import { Timeline } from "./timeline.tsx";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  args: {
    steps: [
      { title: "Request sent", time: "2 June, 10:14", state: "done" },
      { title: "Confirmed by the organizer", time: "2 June, 12:40", state: "done" },
      { title: "Prepayment", text: "134 € until 3 June", state: "current" },
      { title: "The tour", time: "12–19 June", state: "upcoming" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          "How far something has come. The state of a step is read with its title; the current one is marked with `aria-current`.",
          "ARIA pattern: none. An ordered list, with `aria-current` on the step that is under way.",
          "**Do** say when, as the reader writes it. **Don't** use it for a programme by days: that is a list of `Collapse`.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Row: Story = { args: { layout: "row" } };

export const Cancelled: Story = {
  args: {
    steps: [
      { title: "Request sent", time: "2 June, 10:14", state: "done" },
      { title: "Cancelled by the organizer", time: "3 June, 9:02", state: "failed" },
    ],
  },
};
