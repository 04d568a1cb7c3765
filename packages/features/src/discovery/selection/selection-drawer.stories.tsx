import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see } from "../../../stories/harness/acts.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { listingAnswers, placePath } from "../../../stories/samples/discovery/listing.ts";
import { textsOf } from "../../../stories/samples/texts/texts.ts";
import { sampleImage, tourSlug } from "../../../stories/samples/discovery/tour-card.ts";
import { selectionKey } from "./selection-state.ts";
import type { ChosenTour } from "./selection-state.ts";

/** Tours that were selected for the sender of the link, one with dates and one without. */
const chosen = (titles: readonly string[]) => ({
  state: {
    selection: {
      token: "aBcD1234",
      tours: titles.map((title, index) => ({
        ...({
          id: index + 1,
          title,
          slug: tourSlug(index + 1),
          image: sampleImage(index).image,
          colour: "#8fc3e0",
          price: 98_000,
          currency: "USD",
        } satisfies ChosenTour),
        selectedVariants: index === 0 ? [{ id: 500, start: "2027-04-09", end: "2027-04-16" }] : [],
      })),
    },
  },
  version: 1,
});

const open = acts(press("selection:show"), see("selection:leave"));

const meta = {
  title: "Discovery/Selection",
  component: StorefrontPage,
  args: { path: placePath, answers: listingAnswers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
  play: open,
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { kept: { [selectionKey]: chosen(textsOf("en").tours.slice(0, 2)) } },
};

export const Empty: Story = { args: { kept: { [selectionKey]: chosen([]) } } };

export const German: Story = {
  args: { locale: "de", kept: { [selectionKey]: chosen(textsOf("de").tours.slice(0, 2)) } },
};
