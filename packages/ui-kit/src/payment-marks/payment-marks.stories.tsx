import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaymentMarks } from "./payment-marks.tsx";

const meta = {
  title: "Data/PaymentMarks",
  component: PaymentMarks,
  parameters: {
    docs: {
      description: {
        component: `What a way to pay takes: marks that people know by sight.

ARIA pattern: none. Together they are one image, called by the names of its networks.

**Do** stand it at the end of the way's own line.

**Don't** make a button of a mark: one chooses a card, not its network.`,
      },
    },
  },
  args: { marks: ["mir", "visa", "mastercard", "unionpay"] },
} satisfies Meta<typeof PaymentMarks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InstantPayments: Story = { args: { marks: ["sbp"] } };

export const WithAmericanExpress: Story = { args: { marks: ["visa", "mastercard", "amex"] } };
