import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhoto } from "../../test/sample-photos.ts";
import { Picture } from "./picture.tsx";

const meta = {
  component: Picture,
  args: { ...samplePhoto },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Priority: Story = { args: { priority: true } };

export const Contain: Story = { args: { fit: "contain", style: { aspectRatio: "1" } } };

export const NotArrived: Story = { args: { template: "data:,{size}", alt: "A lake" } };
