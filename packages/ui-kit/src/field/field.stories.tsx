import type { Meta, StoryObj } from "@storybook/react-vite";
import styles from "./control.module.css";
import { Field } from "./field.tsx";

const meta = {
  title: "Inputs/Field",
  component: Field,
  parameters: {
    docs: {
      description: {
        component: `Label, hint and error around a control of your own.

ARIA attributes: \`aria-describedby\` for the hint and the error, \`aria-invalid\` while there is one, beside the label.

**Do** spread what it hands you on the control: that ties them together.

**Don't** use it around controls of the kit: they have it inside.`,
      },
    },
  },
  args: {
    label: "Surname",
    children: (control) => <input {...control} className={styles.control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: "As in your passport" } };

export const WithError: Story = { args: { error: "Required field" } };

export const Optional: Story = { args: { optional: true } };

export const LabelHidden: Story = { args: { labelHidden: true } };
