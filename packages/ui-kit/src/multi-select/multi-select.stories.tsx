import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownFrame } from "../docs/own-frame.ts";
import { MultiSelect } from "./multi-select.tsx";

const meta = {
  title: "Inputs/Multi-select",
  component: MultiSelect,
  parameters: {
    docs: {
      description: {
        component: `Several of many. Follows the **combobox** pattern with a listbox of several choices: arrows move,
Enter takes or gives back, Escape closes, Backspace in the empty field takes the last chip away.

**Do** use it for ten choices and more: languages, regions.

**Don't** use it where all choices fit on the page: a list of \`Checkbox\`es needs no opening.`,
      },
    },
  },
  args: {
    label: "Languages of the tour",
    placeholder: "Any",
    items: [
      { value: "en", text: "English" },
      { value: "de", text: "German" },
      { value: "fr", text: "French" },
      { value: "ru", text: "Russian" },
      { value: "zh", text: "Chinese" },
      { value: "la", text: "Latin", disabled: true },
    ],
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As a press shows it. */
export const Open: Story = {
  args: { defaultValue: ["en"] },
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("input")?.click(),
};

export const Chosen: Story = { args: { defaultValue: ["en", "ru"] } };

export const ManyChosen: Story = { args: { defaultValue: ["en", "ru", "de", "fr", "zh"] } };

export const Grouped: Story = {
  args: {
    label: "Places",
    items: [
      { value: "", text: "Siberia", header: true },
      { value: "altai", text: "Altai" },
      { value: "baikal", text: "Baikal" },
      { value: "", text: "The Far East", header: true },
      { value: "kamchatka", text: "Kamchatka" },
    ],
  },
};

/** There is nothing to choose from. */
export const Empty: Story = { args: { items: [] } };

export const WithHint: Story = { args: { hint: "The guide speaks all of them" } };

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: ["en"] } };
