import type { Meta, StoryObj } from "@storybook/react-vite";
import { Collapse } from "./collapse.tsx";

const meta = {
  title: "Data/Collapse",
  component: Collapse,
  args: {
    summary: "Day 1. Barnaul to the camp on the Katun",
    children: <p>We meet at nine at the railway station and drive 440 km along the Chuya road.</p>,
  },
  parameters: {
    docs: {
      description: {
        component: [
          "A section that opens and closes in place within 200 ms. ARIA pattern: disclosure, by the browser's own `<details>`: Enter and Space work before scripts do, and a search in the page opens it.",
          "**Do** give sections of one list the same `name` if one at a time may be open. **Don't** hide what everybody must read: price, dates, cancellation.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Collapse>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { open: true } };

export const OnCard: Story = { args: { layout: "card" } };

export const OneAtATime: Story = {
  render: () => (
    <div>
      <Collapse name="faq" summary="Is there a shower in the camp?" open>
        <p>Yes, and a banya every second evening.</p>
      </Collapse>
      <Collapse name="faq" summary="Can I pay on the spot?">
        <p>The prepayment is made here, the rest in the camp.</p>
      </Collapse>
    </div>
  ),
};
