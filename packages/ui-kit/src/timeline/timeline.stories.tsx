import type { Meta, StoryObj } from "@storybook/react-vite";
import { Timeline } from "./timeline.tsx";

const meta = {
  component: Timeline,
  args: {
    steps: [
      { title: "Request sent", time: "2 June, 10:14", state: "done" },
      { title: "Confirmed by the organizer", time: "2 June, 12:40", state: "done" },
      { title: "Prepayment", text: "134 € until 3 June", state: "current" },
      { title: "The tour", time: "12–19 June", state: "upcoming" },
    ],
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
