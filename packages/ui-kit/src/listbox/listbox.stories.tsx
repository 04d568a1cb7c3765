import type { Meta, StoryObj } from "@storybook/react-vite";
import { Listbox } from "./listbox.tsx";

const meta = {
  title: "Inputs/Listbox",
  component: Listbox,
  parameters: {
    docs: {
      description: {
        component: `A list that stays open. Follows the **listbox** pattern: arrow keys, Home, End and typed
letters move through it; Space or Enter chooses; with \`multiple\`, Shift+arrow takes along and Ctrl+A takes all.

**Do** use it where seeing all choices at once helps, such as a list of meeting points.

**Don't** use it for two or three choices (\`RadioGroup\`) or in a narrow filter (\`Select\`, \`MultiSelect\`).`,
      },
    },
  },
  args: {
    label: "Meeting point",
    items: [
      { value: "station", text: "Railway station" },
      { value: "airport", text: "Airport" },
      { value: "hotel", text: "Hotel", disabled: true },
      { value: "square", text: "Sovetov Square" },
    ],
  },
} satisfies Meta<typeof Listbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: ["airport"] } };

export const Multiple: Story = {
  args: { label: "Languages", multiple: true, defaultValue: ["station", "square"] },
};

export const Grouped: Story = {
  args: {
    label: "Region",
    items: [
      { value: "", text: "Siberia", header: true },
      { value: "altai", text: "Altai" },
      { value: "baikal", text: "Baikal" },
      { value: "", text: "The Far East", header: true },
      { value: "kamchatka", text: "Kamchatka" },
    ],
  },
};

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: ["airport"] } };
