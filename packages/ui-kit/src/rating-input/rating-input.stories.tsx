import type { Meta, StoryObj } from "@storybook/react-vite";
import { RatingInput } from "./rating-input.tsx";

const meta = {
  title: "Inputs/Rating input",
  component: RatingInput,
  parameters: {
    docs: {
      description: {
        component: `Five stars to choose from, each with a name: Terrible, Poor, Fair, Good, Excellent. Follows the **radio group** pattern.

**Do** ask about one thing at a time.

**Don't** choose a mark beforehand.`,
      },
    },
  },
  args: { label: "How was the guide?" },
} satisfies Meta<typeof RatingInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 4 } };

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = { args: { defaultValue: 3, disabled: true } };
