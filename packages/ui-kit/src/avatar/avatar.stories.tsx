import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhoto } from "../../test/sample-photos.ts";
import { Avatar } from "./avatar.tsx";

const meta = {
  component: Avatar,
  args: { name: "Anna Petrova" },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Photo: Story = { args: { src: samplePhoto.template } };

export const Large: Story = { args: { size: 80 } };

export const FiveColours: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      {[
        "Anna Petrova",
        "Ben Ito",
        "Мария Соколова",
        "Иван Орлов",
        "Chen Wei",
        "Olga",
        "Max Lang",
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};
