import type { Meta, StoryObj } from "@storybook/react-vite";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";

const meta = {
  title: "Frame/Redirect",
  component: StorefrontPage,
  args: {
    path: `/redirect?url=${encodeURIComponent("https://other.example/a/long/path?of=things")}`,
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const German: Story = { args: { locale: "de" } };
