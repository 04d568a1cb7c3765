import { maskPhone } from "@tropa/domain/forms/masks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MaskedValue } from "./masked-value.tsx";

const meta = {
  title: "Data/Masked value",
  component: MaskedValue,
  parameters: {
    docs: {
      description: {
        component: `A value behind eight asterisks, however long it is, with a button that shows it.

ARIA pattern: button, whose name says what it will do; the value is a live region.

**Do** pass a function as \`value\` for what others must not find in the page's source: it is fetched when
somebody asks.

**Don't** mask what its reader must compare, such as the time of a meeting.`,
      },
    },
  },
  args: { label: "passport number", value: "45 08 123456" },
} satisfies Meta<typeof MaskedValue>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Revealed: Story = { args: { defaultRevealed: true } };

/** A mask by which its owner knows the value again. */
export const OwnMask: Story = {
  args: { label: "phone", value: "+442079460018", mask: maskPhone("+442079460018") },
};

/** Fetched when the button is pressed. */
export const Fetched: Story = { args: { value: () => Promise.resolve("45 08 123456") } };

export const Empty: Story = { args: { value: "" } };
