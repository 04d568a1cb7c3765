import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: [
          "Stands for what is still loading, in the size of it.",
          "ARIA pattern: none. It is silent; say `aria-busy` of the part that loads.",
          "**Do** mark the region with `aria-busy`, and give every skeleton the size of what comes. **Don't** show one for less than 200 ms.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Block: Story = { args: { shape: "block", ratio: "4 / 3", width: "320px" } };

export const Circle: Story = { args: { shape: "circle", width: "48px" } };

export const TourCard: Story = {
  render: () => (
    <div style={{ maxInlineSize: 300 }} aria-busy="true">
      <Skeleton shape="block" ratio="4 / 3" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton width="40%" height="1.25em" />
    </div>
  ),
};
