import type { Meta, StoryObj } from "@storybook/react-vite";
import { Counter } from "./counter.tsx";

const meta = {
  title: "Inputs/Counter",
  component: Counter,
  parameters: {
    docs: {
      description: {
        component: `A small number with a minus and a plus. Follows the **spinbutton** pattern; clamps to \`min\` and \`max\`.

**Do** give it the least and the most that can be booked.

**Don't** use it for numbers over twenty: nobody presses so often. Take \`NumberInput\`.`,
      },
    },
  },
  args: { label: "Adults", min: 1, max: 12, defaultValue: 2 },
} satisfies Meta<typeof Counter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  args: { label: "Children", hint: "Under 14", min: 0, defaultValue: 0 },
};

export const AtMaximum: Story = { args: { defaultValue: 12 } };

export const Disabled: Story = { args: { disabled: true } };
