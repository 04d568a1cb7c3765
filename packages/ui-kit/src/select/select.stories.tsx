import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./select.tsx";

const meta = {
  title: "Inputs/Select",
  component: Select,
  parameters: {
    docs: {
      description: {
        component: `One of a list in the system's own list, which brings its own keyboard: arrows, Home, End, typed letters.

ARIA pattern: listbox, by the browser's own select, which brings its keyboard.

**Do** use it for five to fifteen choices, with a \`placeholder\` where none is the natural first.

**Don't** use it for two or three (\`SegmentedControl\`, \`RadioGroup\`), nor for hundreds (\`Autocomplete\`).`,
      },
    },
  },
  args: {
    label: "Sort by",
    items: [
      { value: "default", text: "Recommended" },
      { value: "price", text: "Cheaper first" },
      { value: "-price", text: "Expensive first" },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Placeholder: Story = { args: { placeholder: "Choose", defaultValue: "" } };

export const Grouped: Story = {
  args: {
    label: "Month",
    items: [
      { value: "", text: "2027", header: true },
      { value: "2027-06", text: "June" },
      { value: "2027-07", text: "July", disabled: true },
      { value: "", text: "2028", header: true },
      { value: "2028-06", text: "June" },
    ],
  },
};

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = { args: { disabled: true } };

/** There is nothing to choose from. */
export const Empty: Story = { args: { items: [] } };
