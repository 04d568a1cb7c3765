import { ownApplicationCall } from "@tropa/api-contract/organizers/calls-applications";
import { applyAsOrganizerCall } from "@tropa/api-contract/organizers/calls-apply";
import { homeCitiesCall } from "@tropa/api-contract/people/calls-home-cities";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, see, seeInSight, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  sampleApplication,
  sampleOwnApplication,
} from "../../../stories/samples/staff/application.ts";
import { signedInAnswers } from "../../../stories/samples/people/person.ts";
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

const named = acts(
  see("join:form.next"),
  write("first_name", "Maria"),
  write("last_name", "Lindqvist"),
  write("email", "maria.lindqvist@example.org"),
  write("phone", "+46701234567"),
  press("join:form.next"),
);

/** Gone on with empty: every field of the step says what it lacks. */
export const Faults: Story = {
  play: acts(press("join:form.next"), see("kit:validation.required")),
};

/** Whoever is reached is named in a line, and asked for the rest. */
export const SecondStep: Story = { play: acts(named, see("join:form.change")) };

export const FaultsOfSecondStep: Story = {
  play: acts(named, press("join:form.sendByCode"), see("kit:validation.required")),
};

/** Sent with everything but the choices: the first of them has the focus, and is in sight. */
export const ChoicesLeftOut: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [
      ...signedIn(() => sampleOwnApplication(null))(samples),
      answer(homeCitiesCall, { items: [] }),
    ],
  },
  play: acts(
    named,
    press("join:form.send"),
    seeInSight('[role="combobox"][aria-invalid="true"]:focus'),
  ),
};

export const FirstOfAccount: Story = {
  args: { isSignedIn: true, answers: signedIn(() => sampleOwnApplication(null)) },
  play: see("join:form.next"),
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
