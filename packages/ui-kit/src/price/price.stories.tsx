import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "./price.tsx";

const meta = {
  component: Price,
  args: { current: "890 €" },
} satisfies Meta<typeof Price>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const From: Story = { args: { prefix: "from" } };

export const Discounted: Story = { args: { old: "1,050 €", discount: "−15%" } };

export const PerPerson: Story = { args: { prefix: "from", suffix: "per person" } };

export const Small: Story = { args: { size: "sm", old: "1,050 €" } };

export const Large: Story = { args: { size: "lg", old: "1,050 €", discount: "−15%" } };
