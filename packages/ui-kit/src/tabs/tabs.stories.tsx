import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tabs } from "./tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "About the tour",
    tabs: [
      { value: "programme", label: "Programme", content: <p>Day 1. We meet in Barnaul.</p> },
      {
        value: "reviews",
        label: "Reviews",
        badge: 128,
        content: <p>The best week of the year.</p>,
      },
      { value: "questions", label: "Questions", content: <p>Is there a shower in the camp?</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithBadge: Story = { args: { defaultValue: "reviews" } };
