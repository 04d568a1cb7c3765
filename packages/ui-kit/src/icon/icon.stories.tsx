import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon, iconNames } from "./icon.tsx";

const meta = {
  component: Icon,
  args: { name: "mountain" },
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
