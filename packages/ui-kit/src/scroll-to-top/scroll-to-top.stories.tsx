import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScrollToTop } from "./scroll-to-top.tsx";

const meta = {
  component: ScrollToTop,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 2000 }}>
        <p>Scroll down.</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollToTop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
