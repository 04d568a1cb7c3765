import {
  applyAsOrganizerCall,
  ownApplicationCall,
} from "@tropa/api-contract/organizers/calls-applications";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, see } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleApplication, sampleOwnApplication } from "../../../stories/samples/application.ts";
import { signedInAnswers } from "../../../stories/samples/person.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

type Own = ReturnType<typeof sampleOwnApplication>;

const signedIn =
  (own: (samples: SampleSet) => Own) =>
  (samples: SampleSet): FakeAnswer[] => [
    ...signedInAnswers(samples),
    answer(ownApplicationCall, own(samples)),
  ];
const meta = {
  title: "Organizers/Join",
  component: StorefrontPage,
  args: { path: "/join", where: ({ features }) => features.organizersJoin },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const German: Story = { args: { locale: "de" } };
export const Chinese: Story = { args: { locale: "zh" } };

/** Sent empty: every field says what it lacks. */
export const Faults: Story = {
  play: acts(press("join:form.sendByCode"), see("kit:validation.required")),
};

export const FirstOfAccount: Story = {
  args: { isSignedIn: true, answers: signedIn(() => sampleOwnApplication(null)) },
  play: see("join:form.send"),
};

export const Waiting: Story = {
  args: {
    isSignedIn: true,
    answers: signedIn((samples) => sampleOwnApplication(sampleApplication(samples))),
  },
  play: see("join:state.reading"),
};

export const Refused: Story = {
  args: {
    isSignedIn: true,
    answers: signedIn((samples) =>
      sampleOwnApplication(
        sampleApplication(samples, {
          status: "refused",
          reason: samples.texts.paragraphs[0],
          decided_at: "2026-06-03T09:00:00.000Z",
        }),
      ),
    ),
  },
  play: see("join:state.refused"),
};

export const Accepted: Story = {
  args: {
    isSignedIn: true,
    answers: signedIn((samples) =>
      sampleOwnApplication(sampleApplication(samples, { status: "accepted" }), {
        organizer_id: 7,
        may_apply: false,
      }),
    ),
  },
  play: see("join:state.desk"),
};

/** Sent from another tab by now. */
export const SentTwice: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [
      ...signedIn(() =>
        sampleOwnApplication(sampleApplication(samples, { status: "refused", reason: "…" })),
      )(samples),
      refuse(applyAsOrganizerCall, "conflict"),
    ],
  },
  play: acts(see("join:form.send"), pressOn('[name="agree"]'), press("join:form.send")),
};

export const Loading: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [...signedInAnswers(samples), never(ownApplicationCall)],
  },
};

export const Outage: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [...signedInAnswers(samples), outage(ownApplicationCall)],
  },
  play: see("join:state.failed"),
};
