import type { Meta, StoryObj } from "@storybook/react-vite";
import { RangeSlider } from "./range-slider.tsx";

const meta = {
  title: "Inputs/Range slider",
  component: RangeSlider,
  parameters: {
    docs: {
      description: {
        component: `A range with two thumbs and two number fields. Follows the **multi-thumb slider** pattern: arrows step, pages leap, Home and End go as far as the other thumb.

**Do** search in \`onValueCommit\`, when a thumb is let go, not at every move.

**Don't** use it where the exact number matters more than the range.`,
      },
    },
  },
  args: { label: "Days", defaultValue: [20, 70] },
} satisfies Meta<typeof RangeSlider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Price: Story = {
  args: { label: "Price", min: 0, max: 5000, step: 50, unit: "€", defaultValue: [400, 2500] },
};

export const BothAtMaximum: Story = { args: { defaultValue: [100, 100] } };

export const Disabled: Story = { args: { disabled: true } };
