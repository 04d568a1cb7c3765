import { supportChatCall } from "@tropa/api-contract/conversation/calls-chat";
import { validateSlugCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { call, see, seeElement } from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { signedInAnswers } from "../../../stories/samples/people/person.ts";

const meta = {
  title: "Frame/Error page",
  component: StorefrontPage,
  args: {
    path: "/booking/uuid/3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57",
    answers: (_samples) => [refuse(bookingByUuidCall, "not_found")],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { play: see("errors:404.title") };

/** Who is signed in can ask support at once. */
export const NotFoundSignedIn: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [
      ...signedInAnswers(samples),
      refuse(bookingByUuidCall, "not_found"),
      answer(supportChatCall, { id: 12 }),
    ],
  },
  play: see("account:askSupport"),
};

/** A part of the address is a place with tours. */
export const NotFoundBelowListing: Story = {
  args: {
    path: "/georgia/nowhere/at-all",
    answers: (samples) => [
      ...signedInAnswers(samples),
      refuse(toursCall, "not_found"),
      answer(validateSlugCall, ({ query }) => ({
        result: query?.["slug"] === "georgia",
        canonical_slug: query?.["slug"] === "georgia" ? "georgia" : null,
      })),
    ],
  },
  play: seeElement('main a[href$="/georgia"]'),
};

/** Support cannot be reached either: the page has its other ways on. */
export const SupportMissing: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [
      ...signedInAnswers(samples),
      refuse(bookingByUuidCall, "not_found"),
      outage(supportChatCall),
    ],
  },
  play: call(supportChatCall),
};

/** A backend that takes the reader for a bot. */
export const ForBots: Story = {
  args: { answers: () => [refuse(bookingByUuidCall, "not_found", { is_bot: true })] },
};
