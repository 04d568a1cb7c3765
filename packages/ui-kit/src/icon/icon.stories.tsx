import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon, iconNames } from "./icon.tsx";

const meta = {
  title: "Foundations/Icon",
  component: Icon,
  args: { name: "mountain" },
  parameters: {
    docs: {
      description: {
        component: [
          "Stroke icons of 24 px in the colour of the text, from one sprite. Arrows turn around where text runs from right to left.",
          "ARIA role: img with a `label`; without one, screen readers do not hear of it.",
          "**Do** give a `label` where nothing beside it says the same. **Don't** scale below 14 px.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLabel: Story = { args: { name: "shield", label: "Verified organizer" } };

export const All: Story = {
  render: () => (
    <ul
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))",
        gap: 16,
        padding: 0,
        listStyle: "none",
        textAlign: "center",
        fontSize: 12,
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: 6 }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
