import type { Meta, StoryObj } from "@storybook/react-vite";
import { Rating } from "./rating.tsx";

const meta = {
  title: "Data/Rating",
  component: Rating,
  parameters: {
    docs: {
      description: {
        component: `A star, the mark and the number of reviews.

ARIA pattern: none. Text; the star is silent.

**Do** write the mark in the reader's own form: "4,9" in Russian.

**Don't** show a mark where there are no reviews: \`newLabel\`.`,
      },
    },
  },
  args: { value: "4.9", count: "128 reviews" },
} satisfies Meta<typeof Rating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: "sm" } };

export const Large: Story = { args: { size: "lg" } };

export const WithoutCount: Story = { args: { count: undefined } };

export const New: Story = { args: { value: undefined, count: undefined, newLabel: "New" } };
