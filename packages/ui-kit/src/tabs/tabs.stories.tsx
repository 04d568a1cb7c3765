import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tabs } from "./tabs.tsx";

const meta = {
  title: "Navigation/Tabs",
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
  parameters: {
    docs: {
      description: {
        component: [
          "Several panels in one place. ARIA pattern: tabs, activated with the focus: arrows move in the direction of the text and around the ends, Home and End to the first and last, Tab goes into the panel.",
          "**Do** keep names short and panels of one kind. **Don't** hide in a tab what people compare with another; **don't** use tabs as steps.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const WithBadge: Story = { args: { defaultValue: "reviews" } };
