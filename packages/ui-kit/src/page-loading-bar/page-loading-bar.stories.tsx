import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageLoadingBar } from "./page-loading-bar.tsx";

const meta = {
  component: PageLoadingBar,
  args: { active: true },
} satisfies Meta<typeof PageLoadingBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Idle: Story = { args: { active: false } };
