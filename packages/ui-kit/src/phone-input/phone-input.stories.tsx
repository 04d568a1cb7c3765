import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownFrame } from "../docs/own-frame.ts";
import { PhoneInput } from "./phone-input.tsx";
import { loadPhoneParts } from "./use-phone-parts.ts";

// Stories, and pictures of them, show the field after its parts have loaded.
await loadPhoneParts();

const meta = {
  title: "Inputs/Phone input",
  component: PhoneInput,
  parameters: {
    docs: {
      description: {
        component: `A phone number in international form, of 18 characters at most. Letters do not get in. The country
comes from the number, or is chosen from a list with a search by name and by code (the **combobox**
pattern); a number of another country than the chosen one is asked about, and one that is not whole is
incorrect once the field is left. A number typed as at home in the chosen country ("8 916 …", "0151 …")
gets its code once it is left or sent.

Numbering plans, flags and the list (110 kB together) load when somebody uses the field; until then the
country is two letters.

**Do** set \`defaultCountry\` where you know it, and pass \`countries\` when you have your own list.

**Don't** ask for the code in a field of its own: pasted and filled-in numbers have it.`,
      },
    },
  },
  args: { label: "Phone", locale: "en" },
} satisfies Meta<typeof PhoneInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The list of countries, found by name or code. */
export const Open: Story = {
  args: { defaultCountry: "GB" },
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};

export const CountryGiven: Story = { args: { defaultCountry: "GB" } };

export const Filled: Story = { args: { defaultValue: "+44 20 7946 0018" } };

/** The number belongs to another country than the chosen one. */
export const Mismatch: Story = {
  args: { defaultCountry: "KZ", defaultValue: "+7 916 123 45 67" },
};

export const Incorrect: Story = { args: { defaultValue: "+44", error: "Incorrect phone number" } };

/** Countries of one's own, the primary ones first. */
export const OwnCountries: Story = {
  args: {
    defaultCountry: "RU",
    countries: [
      { isoCode: "AM", name: "Armenia", phoneCode: "374" },
      { isoCode: "KZ", name: "Kazakhstan", phoneCode: "7" },
      { isoCode: "RU", name: "Russia", phoneCode: "7", isPrimary: true },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "+44 20 7946 0018" } };
