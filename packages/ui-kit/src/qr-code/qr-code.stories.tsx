import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./qr-code.tsx";

const meta = {
  title: "Media/QR code",
  component: QrCode,
  args: { value: "https://example.com/booking/4021", label: "Opens the booking on your phone" },
  parameters: {
    docs: {
      description: {
        component: [
          "A QR code as one path, dark on white in either scheme and under forced colours: cameras read it so.",
          "ARIA role: img, named by its label.",
          "**Do** offer the link as well: the page may already be on the phone. **Don't** show it smaller than 120 px.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
