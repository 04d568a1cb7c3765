import type { Meta, StoryObj } from "@storybook/react-vite";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";

const meta = {
  title: "Frame/Offline",
  component: StorefrontPage,
  args: { path: "/offline" },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { args: { locale: "zh" } };
