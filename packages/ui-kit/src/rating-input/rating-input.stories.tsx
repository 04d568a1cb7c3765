import type { Meta, StoryObj } from "@storybook/react-vite";
import { RatingInput } from "./rating-input.tsx";

const meta = {
  component: RatingInput,
  args: { label: "How was the guide?" },
} satisfies Meta<typeof RatingInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 4 } };

export const WithError: Story = { args: { error: "Required field" } };
