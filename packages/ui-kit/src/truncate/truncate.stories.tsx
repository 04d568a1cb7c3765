import type { Meta, StoryObj } from "@storybook/react-vite";
import { Truncate } from "./truncate.tsx";

const meta = {
  component: Truncate,
  args: {
    children: Array.from({ length: 8 }, (_, day) => (
      <p key={day}>
        Day {day + 1}. From the camp we climb through larches to the pass and see the glacier.
      </p>
    )),
    style: { maxInlineSize: 480 },
  },
} satisfies Meta<typeof Truncate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const Short: Story = { args: { children: <p>A short text stays as it is.</p> } };
