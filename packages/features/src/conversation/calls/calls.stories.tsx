import type { MessageKey } from "@tropa/i18n/message-keys";
import {
  organizerPhoneCodeCall,
  webCallDataCall,
} from "@tropa/api-contract/conversation/calls-phone-codes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement } from "../../../stories/harness/acts.ts";
import { answer, never, outage } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { gatewayThat } from "../../../stories/harness/fake-gateway.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  callAnswers,
  noPhoneCode,
  noWebCall,
} from "../../../stories/samples/conversation/calls.ts";
import { chatAnswers, chatId } from "../../../stories/samples/conversation/chat.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { tourAnswers, tourPath } from "../../../stories/samples/discovery/tour.ts";

const chat =
  (...more: FakeAnswer[]) =>
  (samples: SampleSet): FakeAnswer[] => [...chatAnswers(samples), ...callAnswers(), ...more];

const meta = {
  title: "Conversation/Calls",
  component: StorefrontPage,
  args: {
    path: `/chat/${chatId}`,
    isSignedIn: true,
    where: ({ features }) => features.organizerCalling,
    answers: chat(),
  },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "dialog[open]" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = acts(seeElement("article"), press("calls:button"));
const offered = acts(opened, see("calls:dial.organizer"), see("calls:browser.call"));

/** A number and a code, and the browser. */
export const Default: Story = { play: offered };

export const Loading: Story = {
  args: { answers: chat(never(organizerPhoneCodeCall), never(webCallDataCall)) },
  play: acts(opened, seeElement("dialog[open]")),
};

/** No gateway for browsers: number and code are all there is. */
export const ByPhoneAlone: Story = {
  args: { answers: chat(answer(webCallDataCall, noWebCall)) },
  play: acts(opened, see("calls:dial.organizer")),
};

/** No gateway at all. */
export const NoGateway: Story = {
  args: {
    answers: chat(answer(organizerPhoneCodeCall, noPhoneCode), answer(webCallDataCall, noWebCall)),
  },
  play: acts(opened, see("calls:viaSupport")),
};

export const Outage: Story = {
  args: { answers: chat(outage(organizerPhoneCodeCall), outage(webCallDataCall)) },
  play: acts(opened, see("calls:failed")),
};

/** Whoever is not signed in calls by telephone. */
export const Visitor: Story = {
  args: {
    path: tourPath,
    isSignedIn: false,
    answers: (samples) => [...tourAnswers(samples), ...callAnswers()],
  },
  play: acts(press("tour:call.button"), see("calls:dial.organizer")),
};

/** An organizer calls the traveller. */
export const Traveller: Story = {
  args: {
    answers: (samples) => [
      ...chatAnswers(samples, { chat: { own_side: "organizer" } }),
      ...callAnswers(),
    ],
  },
  play: acts(opened, see("calls:dial.tourist"), see("calls:browser.call")),
};

export const Support: Story = {
  args: {
    answers: (samples) => [
      ...chatAnswers(samples, { chat: { kind: "support" } }),
      ...callAnswers(),
    ],
  },
  play: acts(opened, see("calls:byPhone"), see("calls:browser.call")),
};

const dialled = (words: MessageKey, ...gateway: Parameters<typeof gatewayThat>) =>
  acts(gatewayThat(...gateway), offered, press("calls:browser.call"), see(words));

export const AskingForMicrophone: Story = {
  play: dialled("calls:browser.microphone", "talking", "waiting"),
};

export const MicrophoneRefused: Story = {
  play: dialled("calls:browser.failed.microphoneRefused", "talking", "NotAllowedError"),
};

export const NoMicrophone: Story = {
  play: dialled("calls:browser.failed.noMicrophone", "talking", "NotFoundError"),
};

export const Connecting: Story = { play: dialled("calls:browser.connecting", "connecting") };

export const Ringing: Story = { play: dialled("calls:browser.ringing", "ringing") };

export const Talking: Story = { play: dialled("calls:browser.talking", "talking") };

export const Muted: Story = {
  play: acts(
    dialled("calls:browser.talking", "talking"),
    press("calls:browser.mute"),
    see("calls:browser.muted"),
  ),
};

export const Ended: Story = {
  play: acts(
    dialled("calls:browser.talking", "talking"),
    press("calls:browser.hangUp"),
    see("calls:browser.lasted"),
  ),
};

export const GivenUp: Story = {
  play: acts(
    dialled("calls:browser.ringing", "ringing"),
    press("calls:browser.hangUp"),
    see("calls:browser.ended"),
  ),
};

export const Busy: Story = { play: dialled("calls:browser.failed.busy", "486 Busy Here") };

export const NoAnswer: Story = {
  play: dialled("calls:browser.failed.noAnswer", "480 Temporarily Unavailable"),
};

export const Unreachable: Story = {
  play: dialled("calls:browser.failed.unreachable", "404 Not Found"),
};

/** The gateway is there and cannot. */
export const GatewayOutage: Story = {
  play: dialled("calls:browser.failed.outage", "503 Service Unavailable"),
};
