import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chip, ChipButton, ChipLink, RemovableChip } from "./chip.tsx";

const meta = {
  title: "Data/Chip",
  component: Chip,
  args: { children: "Family friendly" },
  parameters: {
    docs: {
      description: {
        component: [
          "A short fact: a tag on a photo, a discount, a state. `ChipButton` is chosen or not (ARIA pattern: toggle button), `ChipLink` leads somewhere, `RemovableChip` takes a filter away and works before scripts do.",
          "**Do** keep it to one or two words. **Don't** use a plain `Chip` where something can be pressed.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hot: Story = { args: { tone: "hot", icon: "flame", children: "Very hot" } };

export const New: Story = { args: { tone: "new", children: "New" } };

export const Discount: Story = { args: { tone: "discount", children: "−15%" } };

export const Muted: Story = { args: { tone: "muted", children: "No longer published" } };

/** A name that nobody can shorten, in a place that is narrower. */
export const LongName: Story = {
  args: { tone: "muted", icon: "map-pin", children: "Irkutsk-Passazhirsky railway station" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};

export const Medium: Story = { args: { size: "md", icon: "mountain", children: "Mountains" } };

export const Selected: Story = { args: { size: "md", selected: true, children: "Mountains" } };

export const AsButton: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      <ChipButton icon="mountain" selected>
        Mountains
      </ChipButton>
      <ChipButton icon="boat">Rivers</ChipButton>
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <ChipLink href="#altai" icon="tent">
      Camping in Altai
    </ChipLink>
  ),
};

export const Removable: Story = {
  render: () => <RemovableChip href="#all">7 to 10 days</RemovableChip>,
};
