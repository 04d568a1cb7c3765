import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./qr-code.tsx";

const meta = {
  component: QrCode,
  args: { value: "https://example.com/booking/4021", label: "Opens the booking on your phone" },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
