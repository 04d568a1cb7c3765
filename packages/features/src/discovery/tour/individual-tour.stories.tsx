import { individualTourCall } from "@tropa/api-contract/discovery/calls-tours";
import { organizerVerificationInfoCall } from "@tropa/api-contract/organizers/calls-organizers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleTour, tourAnswers } from "../../../stories/samples/discovery/tour.ts";

const meta = {
  title: "Discovery/Individual tour",
  component: StorefrontPage,
  args: {
    path: "/order/5f0c6f5e-6c0e-4a39-9d0b-1c6a2f1b7a10/individual-tour",
    answers: (samples) => [
      ...tourAnswers(samples),
      answer(individualTourCall, sampleTour(samples, { is_individual: true, similar: [] })),
      answer(organizerVerificationInfoCall, {
        is_email_verified: true,
        is_phone_verified: true,
        is_passport_verified: true,
      }),
    ],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Where organizers are shown their header stands above. */
export const WithAuthor: Story = { args: { where: ({ features }) => features.organizersShown } };

/** The link is not good any more. */
export const Gone: Story = {
  args: {
    answers: () => [
      refuse(individualTourCall, "gone", { similar_tours: [], similar_destinations: [] }),
    ],
  },
};

export const Outage: Story = { args: { answers: () => [outage(individualTourCall)] } };

export const German: Story = { args: { locale: "de" } };
