import { organizerChatCall } from "@tropa/api-contract/conversation/calls-chat";
import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import {
  organizerPublicInfoCall,
  organizerReviewsCall,
  organizersHubCall,
  organizerVerificationInfoCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, call, press } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { signedInAnswers } from "../../../stories/samples/people/person.ts";
import { listingAnswers, sampleTours } from "../../../stories/samples/discovery/listing.ts";
import {
  sampleOrganizerPage,
  sampleOrganizerReviews,
  sampleOrganizersHub,
} from "../../../stories/samples/organizers/organizer-page.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const shown = ({ features }: SampleSet["variant"]) => features.organizersShown;

const answers = (samples: SampleSet): FakeAnswer[] => {
  const organizer = sampleOrganizerPage(samples);
  return [
    ...listingAnswers(samples),
    answer(organizerPublicInfoCall, organizer),
    answer(organizerVerificationInfoCall, organizer.verification),
    answer(organizerReviewsCall, sampleOrganizerReviews(samples)),
    answer(organizersHubCall, sampleOrganizersHub(samples)),
  ];
};

const meta = {
  title: "Organizers/Public pages",
  component: StorefrontPage,
  args: { path: "/tour-provider/7", answers, where: shown },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Organizer: Story = {};

/** Who is signed in opens the chat; it is opened once, however long that takes. */
export const Writing: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [
      ...signedInAnswers(samples),
      ...answers(samples),
      never(organizerChatCall),
    ],
  },
  // Pressed before it is known who reads.
  play: acts(press("chat:writeToOrganizer"), call(organizerChatCall)),
};

/** What the marks mean, as a finger or the keyboard opens it. */
export const ChecksExplained: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector("summary")?.click(),
};

/** The call of the flags fails: the page is there, and nothing counts as checked. */
export const ChecksUnknown: Story = {
  args: { answers: (samples) => [...answers(samples), outage(organizerVerificationInfoCall)] },
};

/** New here: no tours, no reviews, no photo, nothing about them. */
export const Newcomer: Story = {
  args: {
    answers: (samples) => [
      ...answers(samples),
      answer(
        organizerPublicInfoCall,
        sampleOrganizerPage(samples, {
          photo: "",
          about: "",
          rating: 0,
          reviews_count: 0,
          tours_count: 0,
          countries: [],
          author_data: null,
        }),
      ),
      answer(toursCall, ({ query }) => ({ ...sampleTours(samples, query), items: [], total: 0 })),
      answer(
        organizerReviewsCall,
        sampleOrganizerReviews(samples, { items: [], total: 0, pages: 0 }),
      ),
    ],
  },
};

export const Missing: Story = {
  args: {
    answers: (samples) => [...answers(samples), refuse(organizerPublicInfoCall, "not_found")],
  },
};

export const Outage: Story = {
  args: { answers: (samples) => [...answers(samples), outage(organizerPublicInfoCall)] },
};

/** A storefront that hides organizers asks nobody and has no such page. */
export const Hidden: Story = {
  args: { answers: () => [], where: ({ features }) => !features.organizersShown },
};

export const Hub: Story = { args: { path: "/tour-providers" } };

export const HubOfCountry: Story = { args: { path: "/tour-providers?country=russia&page=2" } };

export const HubEmpty: Story = {
  args: {
    path: "/tour-providers",
    answers: (samples) => [
      ...answers(samples),
      answer(
        organizersHubCall,
        sampleOrganizersHub(samples, { items: [], total: 0, pages: 0, countries: [] }),
      ),
    ],
  },
};

export const HubOutage: Story = {
  args: { path: "/tour-providers", answers: () => [outage(organizersHubCall)] },
};

export const HubHidden: Story = {
  args: {
    path: "/tour-providers",
    answers: () => [],
    where: ({ features }) => !features.organizersShown,
  },
};
