import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "./price.tsx";

const meta = {
  title: "Data/Price",
  component: Price,
  args: { current: "890 €" },
  parameters: {
    docs: {
      description: {
        component: [
          "A price as the reader writes it. Old price and discount are read with their meaning.",
          "ARIA pattern: none. Text; the former price is marked as deleted.",
          "**Do** pass formatted strings: the kit knows no currency. A converted price goes into `suffix`. **Don't** show a discount of less than 2 percent.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Price>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const From: Story = { args: { prefix: "from" } };

export const Discounted: Story = { args: { old: "1,050 €", discount: "−15%" } };

export const PerPerson: Story = { args: { prefix: "from", suffix: "per person" } };

export const Converted: Story = { args: { suffix: "about 95 400 ₽ by the rate of the day" } };

export const Small: Story = { args: { size: "sm", old: "1,050 €" } };

export const Large: Story = { args: { size: "lg", old: "1,050 €", discount: "−15%" } };
