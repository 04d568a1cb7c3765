import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhoto } from "../../test/sample-photos.ts";
import { Chip } from "../chip/chip.tsx";
import { Link } from "../link/link.tsx";
import { Picture } from "../picture/picture.tsx";
import { Price } from "../price/price.tsx";
import { Rating } from "../rating/rating.tsx";
import { Card, cardLink } from "./card.tsx";

const meta = {
  title: "Data/Card",
  component: Card,
  args: { children: "Meeting point: Barnaul, railway station, 9:00" },
  parameters: {
    docs: {
      description: {
        component: [
          "A surface that holds things together. An `interactive` card has one main link with the class `cardLink`, whose target is then the whole card.",
          "ARIA pattern: none. A box, whose content brings its own.",
          "**Do** keep other buttons in it apart from the link. **Don't** put a card into a card, nor a link around all of its content: it would all be read as one name.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Raised: Story = { args: { surface: "raised" } };

export const Sunken: Story = { args: { surface: "sunken" } };

/** How the pieces make a tour card. */
export const TourCard: Story = {
  args: { surface: "bare", padding: "none", interactive: true, as: "article" },
  render: (args) => (
    <Card {...args} style={{ maxInlineSize: 300 }}>
      <div style={{ position: "relative" }}>
        <Picture {...samplePhoto} width={4} height={3} style={{ borderRadius: 16 }} />
        <Chip
          tone="hot"
          icon="flame"
          style={{ position: "absolute", insetBlockStart: 12, insetInlineStart: 12 }}
        >
          Very hot
        </Chip>
      </div>
      <div style={{ display: "grid", gap: 4, paddingBlockStart: 12 }}>
        <Rating size="sm" value="4.9" count="128 reviews" />
        <h3 style={{ fontSize: "1.0625rem", lineHeight: 1.3 }}>
          <Link href="#tour" variant="bare" className={cardLink}>
            Around Mount Belukha: eight days on foot
          </Link>
        </h3>
        <Price prefix="from" current="890 €" old="1,050 €" discount="−15%" />
      </div>
    </Card>
  ),
};
