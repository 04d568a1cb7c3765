import { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import { sendTelegramLinkCall } from "@tropa/api-contract/sales/calls-interactions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, scrollTo, see, write } from "../../../stories/harness/acts.ts";
import {
  answer,
  answerByRequest,
  never,
  outage,
  refuse,
} from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { fillPhone } from "../../../stories/harness/fill-contacts.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleHelpAnswer } from "../../../stories/samples/sales/help.ts";
import { homeAnswers } from "../../../stories/samples/discovery/home.ts";

const come = scrollTo("#help");
const send = acts(come, write("name", "Maria"), fillPhone, press("request:banner.send"));

const meta = {
  title: "Sales/Help request",
  component: StorefrontPage,
  args: { path: "/", answers: homeAnswers },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "#help" },
  tags: ["!autodocs"],
  play: come,
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (...beside: readonly FakeAnswer[]): Story["args"] => ({
  answers: (samples) => [...homeAnswers(samples), ...beside],
});
const taken = answer(submitHelpRequestCall, sampleHelpAnswer);

/** Submitted without a phone. */
export const Incomplete: Story = { play: acts(come, press("request:banner.send")) };

export const Sending: Story = { args: answering(never(submitHelpRequestCall)), play: send };

export const Failed: Story = {
  args: answering(outage(submitHelpRequestCall)),
  play: acts(send, see("request:problem.unreachable")),
};

export const Refused: Story = {
  args: answering(
    refuse(submitHelpRequestCall, "too_many_requests", {
      message: "Many requests have come from this address. Please try again in an hour.",
    }),
  ),
  play: send,
};

/** Sent: where to answer, and messengers to go on in. */
export const Sent: Story = {
  args: answering(taken),
  play: acts(send, see("request:success.title")),
};

export const EmailSaved: Story = {
  args: answering(taken),
  play: acts(
    send,
    see("request:success.emailTitle"),
    write("email", "maria@example.com"),
    press("request:success.emailSend"),
    see("request:success.emailSaved"),
  ),
};

export const EmailFailed: Story = {
  args: answering(
    answerByRequest(submitHelpRequestCall, ({ body }) =>
      body.type === "common_help" ? taken : outage(submitHelpRequestCall),
    ),
  ),
  play: acts(
    send,
    see("request:success.emailTitle"),
    write("email", "maria@example.com"),
    press("request:success.emailSend"),
    see("request:problem.unreachable"),
  ),
};

/** No text message can be sent now. */
export const SmsRefused: Story = {
  args: {
    where: ({ features }) => features.messengerSmsLink,
    ...answering(taken, answer(sendTelegramLinkCall, { success: false })),
  },
  play: acts(
    send,
    see("request:sms.title"),
    write("number", "+79131234567"),
    press("request:sms.send"),
    see("request:sms.unavailable"),
  ),
};

export const GermanSent: Story = {
  args: { locale: "de", ...answering(taken) },
  play: acts(send, see("request:success.emailTitle")),
};

export const ChineseSent: Story = {
  args: { locale: "zh", ...answering(taken) },
  play: acts(send, see("request:success.emailTitle")),
};
