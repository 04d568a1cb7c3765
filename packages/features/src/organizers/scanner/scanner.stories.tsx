import type { MessageKey } from "@tropa/i18n/message-keys";
import { markArrivalCall, unmarkArrivalCall } from "@tropa/api-contract/sales/calls-arrival";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { cameraThat } from "../../../stories/harness/fake-camera.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import {
  chooseFile,
  codePicture,
  emptyPicture,
  foreignPicture,
  sampleMarked,
  scannerAnswers,
  scannerKeys,
} from "../../../stories/samples/organizers/scanner.ts";

const keys = await scannerKeys();
const answers =
  (...more: FakeAnswer[]) =>
  (samples: SampleSet): FakeAnswer[] => [...scannerAnswers(samples, keys), ...more];

const meta = {
  title: "Organizers/Scanner",
  component: StorefrontPage,
  args: { path: "/organizer/scanner", isSignedIn: true, answers: answers() },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = see("scanner:result.none");
const scan = (picture: () => Promise<File>, words: MessageKey) =>
  acts(ready, chooseFile(picture), see(words));

export const Ready: Story = { play: ready };
export const German: Story = { args: { locale: "de" }, play: ready };

/** A picture of the code, checked here and taken by the API. */
export const Welcome: Story = { play: scan(codePicture(), "scanner:state.sent") };

/** The API does not answer: the mark waits on this device. */
export const Waiting: Story = {
  args: { answers: answers(outage(markArrivalCall)) },
  play: scan(codePicture(), "scanner:result.waiting"),
};

/** Another phone was first. */
export const TwiceElsewhere: Story = {
  args: { answers: answers(answer(markArrivalCall, sampleMarked({ is_repeated: true }))) },
  play: scan(codePicture(), "scanner:state.repeated"),
};

/** The same code once more, on the same phone and without the API. */
export const TwiceHere: Story = {
  args: { answers: answers(outage(markArrivalCall)) },
  play: acts(
    scan(codePicture(), "scanner:result.waiting"),
    // Signed anew for another number of seats: the booking is the same.
    chooseFile(codePicture({ seats: 3 })),
    see("scanner:firstHere"),
  ),
};

export const OtherDay: Story = {
  play: scan(codePicture({ start: "2027-03-12" }), "scanner:result.otherDay"),
};

/** The trip has begun, and the API says that it is over. */
export const Over: Story = {
  args: {
    answers: answers(
      refuse(markArrivalCall, "conflict", { reason: "not_today", start: "2026-01-10" }),
    ),
  },
  play: scan(codePicture({ start: "2026-01-10" }), "scanner:result.otherDay"),
};

const owing = { reason: "owes", left: 1_600_000, currency: "RUB" };

/** A part is still to be paid: marked only once the organizer has seen it. */
export const Owes: Story = {
  args: { answers: answers(refuse(markArrivalCall, "conflict", owing)) },
  play: acts(scan(codePicture(), "scanner:result.owes"), seeElement('[data-look="debt"]')),
};

/** A mark that was a mistake. */
export const Undone: Story = {
  args: { answers: answers(answer(unmarkArrivalCall, { booking_id: 10_234 })) },
  play: acts(
    scan(codePicture(), "scanner:result.welcome"),
    press("scanner:undo"),
    see("scanner:result.none"),
  ),
};

/** Without the API nothing is known of a number: it never looks like a yes. */
export const NumberOffline: Story = {
  args: { answers: answers(outage(markArrivalCall)) },
  play: acts(
    ready,
    write("booking", "999999"),
    press("scanner:ways.mark"),
    see("scanner:result.byNumber"),
    seeElement('[data-look="waiting"]'),
  ),
};

export const UnknownNumber: Story = {
  args: { answers: answers(refuse(markArrivalCall, "not_found")) },
  play: acts(
    ready,
    write("booking", "999999"),
    press("scanner:ways.mark"),
    see("scanner:result.notFound"),
  ),
};

export const OtherOrganizer: Story = {
  play: scan(codePicture({ organizerId: 13 }), "scanner:result.otherOrganizer"),
};

export const NoCodeOfOurs: Story = { play: scan(foreignPicture, "scanner:result.unknown") };

export const NoCode: Story = { play: scan(emptyPicture, "scanner:result.unreadable") };

export const ByNumber: Story = {
  play: acts(
    ready,
    write("booking", "№ 10 234"),
    press("scanner:ways.mark"),
    see("scanner:state.sent"),
  ),
};

export const NoNumber: Story = {
  play: acts(
    ready,
    write("booking", "Anna"),
    press("scanner:ways.mark"),
    see("scanner:ways.numberWrong"),
  ),
};

export const NotPaid: Story = {
  args: { answers: answers(refuse(markArrivalCall, "conflict", { reason: "unpaid" })) },
  play: acts(
    ready,
    write("booking", "10234"),
    press("scanner:ways.mark"),
    see("scanner:refusal.unpaid"),
  ),
};

/** Opens a camera, which is such a one. */
const openCamera = (camera: Parameters<typeof cameraThat>[0]) =>
  acts(ready, cameraThat(camera), press("scanner:camera.open"));

/** A guest holds the code up, and the camera has no lamp. */
export const CameraReads: Story = {
  play: acts(openCamera({ picture: codePicture() }), see("scanner:state.sent")),
};

export const CameraWithLamp: Story = {
  play: acts(
    openCamera({ picture: emptyPicture, hasTorch: true }),
    press("scanner:camera.torch"),
    seeElement('button[aria-pressed="true"]'),
  ),
};

/** Whoever has said no to the camera is told the other ways. */
export const CameraRefused: Story = {
  play: acts(openCamera("NotAllowedError"), see("scanner:camera.refused.title")),
};

export const NoCamera: Story = {
  play: acts(openCamera("NotFoundError"), see("scanner:camera.none.title")),
};

export const CameraBusy: Story = {
  play: acts(openCamera("NotReadableError"), see("scanner:camera.busy.title")),
};

export const Chinese: Story = { args: { locale: "zh" }, play: ready };
