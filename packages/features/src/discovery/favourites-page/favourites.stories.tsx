import { toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import {
  sharedFavouritesCall,
  shareFavouritesCall,
} from "@tropa/api-contract/discovery/calls-favourites";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, see } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { sampleCard, sampleCards } from "../../../stories/samples/discovery/tour-card.ts";
import { favouritesKey } from "../../people/favourites/favourites-state.ts";

/** Three tours: one costs less than when it was added, and one is not sold any more. */
const list = {
  state: {
    ids: [3, 2, 1],
    notes: { 1: { price: 120_000, currency: "USD" } },
    owner: null,
    unsent: { added: [], removed: [] },
  },
  version: 2,
};

const cards = (samples: SampleSet) =>
  answer(toursByIdsCall, {
    items: [sampleCard(samples, 2, { is_tour_active: false }), ...sampleCards(samples, 2)],
  });

const meta = {
  title: "Discovery/Favourites",
  component: StorefrontPage,
  args: {
    path: "/favorites",
    kept: { [favouritesKey]: list },
    answers: (samples) => [cards(samples)],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: see("favourites:gone.title") };

/** The list of a browser becomes an account's. */
export const SigningIn: Story = {
  play: acts(see("favourites:kept"), pressOn("main p button"), see("signIn:reasons.favourites")),
};

export const Empty: Story = { args: { kept: {} }, play: see("favourites:empty.title") };

export const Loading: Story = { args: { answers: () => [never(toursByIdsCall)] } };

export const Outage: Story = {
  args: { answers: () => [outage(toursByIdsCall)] },
  play: see("kit:tryAgain"),
};

const share = acts(see("favourites:gone.title"), press("favourites:share.button"));

export const Sharing: Story = {
  args: {
    answers: (samples) => [
      cards(samples),
      answer(shareFavouritesCall, { token: "aBcD1234", count: 2 }),
    ],
  },
  play: acts(share, see("favourites:share.copy")),
};

export const ShareFailed: Story = {
  args: { answers: (samples) => [cards(samples), outage(shareFavouritesCall)] },
  play: acts(share, see("kit:tryAgain")),
};

const shared = { path: "/favorites?list=aBcD1234", kept: {} };

/** A list of somebody else. */
export const Shared: Story = {
  args: {
    ...shared,
    answers: (samples) => [
      answer(sharedFavouritesCall, {
        items: [...sampleCards(samples, 2), sampleCard(samples, 2, { is_tour_active: false })],
        shared_on: "2027-02-20",
      }),
    ],
  },
};

export const SharedEmpty: Story = {
  args: {
    ...shared,
    answers: () => [answer(sharedFavouritesCall, { items: [], shared_on: "2027-02-20" })],
  },
};

export const SharedNotFound: Story = {
  args: { ...shared, answers: () => [refuse(sharedFavouritesCall, "not_found")] },
};

export const SharedOutage: Story = {
  args: { ...shared, answers: () => [outage(sharedFavouritesCall)] },
};

export const German: Story = { args: { locale: "de" }, play: see("favourites:gone.title") };

export const Chinese: Story = { args: { locale: "zh" }, play: see("favourites:gone.title") };
