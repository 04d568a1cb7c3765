import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./badge.tsx";

const meta = {
  component: Badge,
  args: { children: 3 },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { tone: "primary" } };

export const Neutral: Story = { args: { tone: "neutral", children: "Draft" } };

export const Success: Story = { args: { tone: "success", children: "Paid" } };

export const Warning: Story = { args: { tone: "warning", children: "Awaiting payment" } };

export const Danger: Story = { args: { tone: "danger", children: "Cancelled" } };

export const Info: Story = { args: { tone: "info", children: "Preliminary" } };

export const Dot: Story = { args: { children: undefined } };
