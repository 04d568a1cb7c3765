import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Foundations/Visually hidden",
  component: VisuallyHidden,
  args: { children: "Read, not seen" },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
