import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { children: "I agree to the privacy policy" },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithCount: Story = { args: { children: "Hotel", aside: 42 } };

export const WithHint: Story = { args: { hint: "We never pass it on" } };

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = { args: { disabled: true } };
