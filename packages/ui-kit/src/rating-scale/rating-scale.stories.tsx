import type { Meta, StoryObj } from "@storybook/react-vite";
import { RatingScale, RatingScaleInput } from "./rating-scale.tsx";

const meta = {
  title: "Inputs/Rating scale",
  component: RatingScale,
  parameters: {
    docs: {
      description: {
        component: `The other rating: four marks that count rather than praise, such as the difficulty of a tour.
\`RatingScale\` shows them and is an image to screen readers; \`RatingScaleInput\` asks for one and follows
the **radio group** pattern.

**Do** give each mark a name in \`levels\`: four dashes alone say little.

**Don't** use it for what guests think of a tour: that is \`Rating\` and \`RatingInput\`, with five stars.`,
      },
    },
  },
  args: { label: "Difficulty", value: 3 },
} satisfies Meta<typeof RatingScale>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lowest: Story = { args: { value: 1 } };

export const Highest: Story = { args: { value: 4 } };

export const Input: Story = {
  render: ({ label }) => (
    <RatingScaleInput
      label={label}
      defaultValue={2}
      levels={["Easy", "Moderate", "Hard", "Extreme"]}
    />
  ),
};

export const InputNothingChosen: Story = {
  render: ({ label }) => <RatingScaleInput label={label} />,
};

export const InputWithError: Story = {
  render: ({ label }) => <RatingScaleInput label={label} error="Required field" />,
};

export const InputDisabled: Story = {
  render: ({ label }) => <RatingScaleInput label={label} defaultValue={2} disabled />,
};
