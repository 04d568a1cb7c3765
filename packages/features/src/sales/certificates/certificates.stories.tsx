import {
  certificateBalanceCall,
  certificateOrderCall,
  orderCertificateCall,
} from "@tropa/api-contract/sales/calls-certificates";
import { convertPriceCall } from "@tropa/api-contract/discovery/calls-home";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  certificateUuid,
  sampleBalance,
  sampleCertificate,
  sampleCertificateCode,
} from "../../../stories/samples/sales/certificate.ts";
import type { CertificateOrder } from "@tropa/api-contract/sales/calls-certificates";

const meta = {
  title: "Sales/Certificates",
  component: StorefrontPage,
  args: { path: "/podarochnye-sertifikaty", where: ({ certificates }) => !certificates?.segment },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: see("certificates:rules.title") };

const abroad = {
  path: "/gift-certificates",
  where: ({ certificates }) => certificates?.segment !== undefined,
} satisfies Story["args"];

export const German: Story = { args: { ...abroad, locale: "de" } };

export const Chinese: Story = { args: { ...abroad, locale: "zh" } };

/** Every field that is asked for says so, and the first has the focus. */
export const Empty: Story = {
  play: acts(
    write("amount", "5"),
    press("booking:pay.send"),
    seeElement(`input[name="amount"][aria-invalid="true"]`),
    seeElement(`input[name="recipient_email"][aria-invalid="true"]`),
  ),
};

/** A reader who sees prices in another currency is told about how much an amount is. */
export const OtherCurrency: Story = {
  args: {
    ...abroad,
    currency: "EUR",
    answers: () => [answer(convertPriceCall, { result: 92_37, rated_on: "2026-06-01" })],
  },
  play: seeElement("[role=status]:not(:empty)"),
};

const fillIn = acts(
  write("amount", "7500"),
  write("recipient_email", "olga@example.org"),
  write("buyer_name", "Анна"),
  write("buyer_email", "anna@example.org"),
);

export const Refused: Story = {
  args: {
    answers: () => [refuse(orderCertificateCall, "validation", { validation: { send_on: ["!"] } })],
  },
  play: acts(
    fillIn,
    press("booking:pay.send"),
    seeElement(`input[name="send_on"][aria-invalid="true"]`),
  ),
};

export const Unreachable: Story = {
  args: { answers: () => [outage(orderCertificateCall)] },
  play: acts(fillIn, press("booking:pay.send"), see("request:problem.unreachable")),
};

const inState = (more: Partial<CertificateOrder>): Story["args"] => ({
  path: `/podarochnye-sertifikaty?order=${certificateUuid}`,
  answers: (samples) => [answer(certificateOrderCall, sampleCertificate(samples, more))],
});

export const Ordered: Story = {
  args: inState({
    state: "ordered",
    sent_at: null,
    until: null,
    code_ending: null,
    may_refund: false,
  }),
  play: see("certificates:state.ordered.title"),
};

export const Sent: Story = {
  args: inState({ light: "night" }),
  play: see("certificates:state.resend"),
};

export const GivenBack: Story = {
  args: inState({ state: "refunded", light: "day", may_refund: false }),
  play: see("certificates:state.refunded.text"),
};

export const OrderUnreachable: Story = {
  args: {
    path: `/podarochnye-sertifikaty?order=${certificateUuid}`,
    answers: () => [outage(certificateOrderCall)],
  },
  play: see("certificates:state.unreachable"),
};

const ask = acts(write("code", sampleCertificateCode), press("certificates:balance.ask"));

export const Balance: Story = {
  args: { answers: (samples) => [answer(certificateBalanceCall, sampleBalance(samples))] },
  play: acts(ask, see("certificates:balance.print")),
};

export const UnknownCode: Story = {
  args: { answers: () => [answer(certificateBalanceCall, { certificate: null })] },
  play: acts(ask, see("certificates:balance.unknown")),
};
