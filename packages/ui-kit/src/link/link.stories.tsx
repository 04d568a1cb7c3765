import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./link.tsx";

const meta = {
  title: "Navigation/Link",
  component: Link,
  args: { href: "#tour", children: "the day-by-day programme" },
  parameters: {
    docs: {
      description: {
        component: [
          "A link, drawn by the application's router through `LinkProvider`, else by `<a>`.",
          "ARIA pattern: link, by the browser: Enter follows it.",
          "**Do** name where it leads. **Don't** write “here”, and don't make a link of what acts on this page: that is a `Button`.",
        ].join("\n\n"),
      },
    },
  },
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
