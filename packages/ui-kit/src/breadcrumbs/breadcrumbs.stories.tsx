import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    items: [
      { url: "#home", text: "Tours" },
      { url: "#russia", text: "Russia" },
      { url: "#altai", text: "Altai" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          "The way from the home page to this one. ARIA pattern: breadcrumb; the page itself is marked with `aria-current`. Scrolls sideways where it does not fit.",
          "**Do** begin with the home page. **Don't** show it on the home page, nor use it for steps of a form.",
        ].join("\n\n"),
      },
    },
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
