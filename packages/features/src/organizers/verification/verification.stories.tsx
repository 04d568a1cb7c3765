import {
  verificationDataCall,
  verificationTokenCall,
} from "@tropa/api-contract/organizers/calls-verification";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see } from "../../../stories/harness/acts.ts";
import { never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  recordAnswers,
  recordId,
  sampleRecord,
  verification,
} from "../../../stories/samples/organizers/records.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const told_at = "2026-08-01T09:00:00.000Z";
const withCheck =
  (...more: FakeAnswer[]) =>
  (samples: SampleSet) => [...recordAnswers(samples, sampleRecord(samples)), ...more];

const meta = {
  title: "Organizers/Verification",
  component: StorefrontPage,
  args: {
    path: `/organizer/records/${recordId}`,
    isSignedIn: true,
    where: ({ identityVerification }) => identityVerification !== null,
    answers: withCheck(),
  },
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    part: "section[aria-labelledby=verification]",
  },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotPerformed: Story = { play: see("verification:begin.notPerformed") };

export const InProgress: Story = {
  args: { answers: withCheck(verification({ status: 3, told_at })) },
  play: see("verification:states.inProgress.text"),
};

export const Passed: Story = {
  args: {
    answers: withCheck(
      verification({
        status: 1,
        told_at,
        is_phone_verified: true,
        is_passport_verified: true,
      }),
    ),
  },
  play: see("verification:states.success.text"),
};

/** Why, in words, and the way to try again; what nobody knows is called so. */
export const Failed: Story = {
  args: {
    answers: withCheck(
      verification({ status: 2, told_at, reject_labels: ["BAD_SELFIE", "EXPIRATION_DATE", "NEW"] }),
    ),
  },
  play: acts(see("verification:reasons.expired"), see("verification:reasons.face")),
};

export const FailedInGerman: Story = {
  args: { ...Failed.args, locale: "de" },
  play: see("verification:reasons.expired"),
};

export const Unavailable: Story = {
  args: { answers: withCheck(verification({ is_available: false })) },
  play: see("verification:unavailable"),
};

export const Outage: Story = {
  args: { answers: withCheck(outage(verificationDataCall)) },
  play: see("account:unreachable.retry"),
};

const check = { path: `/organizer/records/${recordId}/verification` };

/** The token for the provider's frame is on its way. */
export const Begun: Story = {
  args: { ...check, answers: withCheck(never(verificationTokenCall)) },
  parameters: { part: "main" },
  play: see("verification:title"),
};

export const NotBegun: Story = {
  args: { ...check, answers: withCheck(outage(verificationTokenCall)) },
  parameters: { part: "main" },
  play: acts(see("verification:again"), press("verification:again")),
};

/** A storefront that names no provider has neither the check nor its page. */
export const Nowhere: Story = {
  args: {
    ...check,
    where: ({ identityVerification }) => identityVerification === null,
    answers: withCheck(refuse(verificationDataCall, "not_found")),
  },
  parameters: { part: "main" },
  play: see("organizerDesk:notFound.text"),
};

export const FailedInChinese: Story = {
  args: { ...Failed.args, locale: "zh" },
  play: see("verification:reasons.expired"),
};

export const Loading: Story = {
  args: { answers: withCheck(never(verificationDataCall)) },
  play: see("verification:text"),
};
