import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./link.tsx";

const meta = {
  component: Link,
  args: { href: "#tour", children: "the day-by-day programme" },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Quiet: Story = { args: { variant: "quiet", children: "Altai Mountains" } };

export const InText: Story = {
  render: (args) => (
    <p>
      Read <Link {...args} /> before you pack.
    </p>
  ),
};
