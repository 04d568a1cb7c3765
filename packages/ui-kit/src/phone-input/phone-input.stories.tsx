import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhoneInput } from "./phone-input.tsx";

const meta = {
  component: PhoneInput,
  args: { label: "Phone" },
} satisfies Meta<typeof PhoneInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: "+44 20 7946 0018" } };

export const Incorrect: Story = { args: { defaultValue: "+44", error: "Incorrect phone number" } };
