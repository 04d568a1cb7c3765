import type { Meta, StoryObj } from "@storybook/react-vite";
import { Truncate } from "./truncate.tsx";

const meta = {
  title: "Data/Truncate",
  component: Truncate,
  args: {
    children: Array.from({ length: 8 }, (_, day) => (
      <p key={day}>
        Day {day + 1}. From the camp we climb through larches to the pass and see the glacier.
      </p>
    )),
    style: { maxInlineSize: 480 },
  },
  parameters: {
    docs: {
      description: {
        component: [
          "Long text cut to 120 px; text up to 24 px longer is not cut. It opens and closes within 300 ms. ARIA pattern: disclosure. The whole text is in the page, and shown where scripts are off; a link below the cut opens it when the focus comes there.",
          "**Do** use it for texts of people: reviews, about an organizer. **Don't** cut prices, dates or conditions.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Truncate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

/** A link below the cut opens the text when the focus comes there. */
export const WithLink: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 8 }, (_, day) => (
          <p key={day}>Day {day + 1}. From the camp we climb through larches to the pass.</p>
        ))}
        <p>
          <a href="#packing">What to pack</a>
        </p>
      </>
    ),
  },
};

export const Short: Story = { args: { children: <p>A short text stays as it is.</p> } };
