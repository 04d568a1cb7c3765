import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  args: { children: 3 },
  parameters: {
    docs: {
      description: {
        component: [
          "A count, or a state in a word. Without children a dot.",
          "ARIA pattern: none. It is text, and read as text.",
          "**Do** write the state too: colour alone tells some people nothing. **Don't** put a dot where its meaning is not said beside it.",
        ].join("\n\n"),
      },
    },
  },
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
