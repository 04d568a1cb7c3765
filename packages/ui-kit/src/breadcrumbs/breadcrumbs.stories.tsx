import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { url: "#home", text: "Tours" },
      { url: "#russia", text: "Russia" },
      { url: "#altai", text: "Altai" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  args: {
    items: [
      { url: "#home", text: "Tours" },
      { url: "#russia", text: "Russia" },
      { url: "#siberia", text: "Siberia" },
      { url: "#altai", text: "Altai Republic" },
      { url: "#tour", text: "Eight days around Mount Belukha with a glaciologist" },
    ],
  },
};
