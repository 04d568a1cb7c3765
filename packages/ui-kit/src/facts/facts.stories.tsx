import type { Meta, StoryObj } from "@storybook/react-vite";
import { Facts } from "./facts.tsx";

const meta = {
  title: "Data/Facts",
  component: Facts,
  args: {
    items: [
      { icon: "clock", label: "Duration", value: "8 days, 7 nights" },
      { icon: "users", label: "Group", value: "up to 12" },
      { icon: "effort", label: "Difficulty", value: "2 of 4" },
      { icon: "bed", label: "Comfort", value: "Improved" },
      { icon: "language", label: "Language", value: "English, Russian" },
      { icon: "user", label: "Age", value: "from 12" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          "Facts of a tour at a glance, as a list of terms (`<dl>`).",
          "ARIA pattern: none. A description list, read in pairs.",
          "**Do** keep values short. **Don't** give the same icon to two facts.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Facts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const List: Story = { args: { layout: "list" } };

export const WithoutIcons: Story = {
  args: {
    layout: "list",
    items: [
      { label: "Meeting point", value: "Barnaul, railway station, 9:00" },
      { label: "End", value: "Barnaul airport, 18:00" },
    ],
  },
};
