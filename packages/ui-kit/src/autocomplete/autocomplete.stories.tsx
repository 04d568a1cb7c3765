import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownFrame } from "../docs/own-frame.ts";
import { Autocomplete } from "./autocomplete.tsx";
import type { FindOptions } from "./autocomplete.tsx";

const cities = [
  { value: "1", text: "Barnaul" },
  { value: "2", text: "Biysk" },
  { value: "3", text: "Gorno-Altaysk" },
  { value: "4", text: "Irkutsk" },
  { value: "5", text: "Kazan" },
  { value: "6", text: "Petropavlovsk-Kamchatsky" },
  { value: "7", text: "Zürich" },
];

const find: FindOptions = (phrase) =>
  Promise.resolve(cities.filter(({ text }) => text.toLowerCase().includes(phrase.toLowerCase())));

/** As a letter shows it. */
function typeLetter({ canvasElement }: { canvasElement: HTMLElement }): void {
  const input = canvasElement.querySelector("input");
  input?.setRangeText("a");
  input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

const meta = {
  title: "Inputs/Autocomplete",
  component: Autocomplete,
  parameters: {
    docs: {
      description: {
        component: `One of many, found by typing. Follows the **combobox** pattern: the focus stays in the field,
arrows move through the list, Enter takes, Escape closes and then empties.

\`options\` is a list to filter or a function that asks a server: it is called 200 ms after the last
letter, and its \`signal\` cancels the question that nobody waits for any more.

**Do** give \`onCreate\` where people may know more than the list: a village, a new ship.

**Don't** use it for fewer than ten choices: \`Select\` shows them all at once.`,
      },
    },
  },
  args: { label: "City", placeholder: "Where do you start from?", options: cities },
} satisfies Meta<typeof Autocomplete>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As a press shows it. */
export const Open: Story = {
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("input")?.click(),
};

export const Chosen: Story = { args: { defaultValue: { value: "4", text: "Irkutsk" } } };

export const FromServer: Story = { args: { options: find, icon: "map-pin" } };

/** The answer never comes: the list says that it is being looked for. */
export const Loading: Story = {
  args: { options: () => new Promise<never>(() => undefined), debounceMs: 0 },
  parameters: ownFrame,
  play: typeLetter,
};

/** The server fails: nothing is found, and `onLoadError` hears why. */
export const Failing: Story = {
  args: { options: () => Promise.reject(new Error("unreachable")), debounceMs: 0 },
  parameters: ownFrame,
  play: typeLetter,
};

export const WithCreation: Story = {
  args: { onCreate: () => undefined, options: cities.slice(1, 2) },
  parameters: ownFrame,
  play: typeLetter,
};

export const Grouped: Story = {
  args: {
    label: "Place",
    options: [
      { value: "", text: "Regions", header: true },
      { value: "r1", text: "Altai" },
      { value: "", text: "Cities", header: true },
      { value: "c1", text: "Gorno-Altaysk" },
      { value: "c2", text: "Barnaul", disabled: true },
    ],
  },
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("input")?.click(),
};

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = {
  args: { disabled: true, defaultValue: { value: "4", text: "Irkutsk" } },
};
