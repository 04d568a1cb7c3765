import type { Meta, StoryObj } from "@storybook/react-vite";
import { Rating } from "./rating.tsx";

const meta = {
  component: Rating,
  args: { value: "4.9", count: "128 reviews" },
} satisfies Meta<typeof Rating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: "sm" } };

export const Large: Story = { args: { size: "lg" } };

export const WithoutCount: Story = { args: { count: undefined } };

export const New: Story = { args: { value: undefined, count: undefined, newLabel: "New" } };
