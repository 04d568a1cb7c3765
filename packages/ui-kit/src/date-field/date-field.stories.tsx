import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./date-field.tsx";

const meta = {
  component: DateField,
  args: { label: "Birthday" },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bounded: Story = {
  args: { min: "2027-06-01", max: "2027-08-31", defaultValue: "2027-06-12" },
};

export const WithError: Story = { args: { error: "Required field" } };
