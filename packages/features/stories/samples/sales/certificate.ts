import type {
  certificateBalanceCall,
  CertificateOrder,
} from "@tropa/api-contract/sales/calls-certificates";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { addDays } from "@tropa/domain/time/local-date";
import {
  makeCertificateCode,
  writeCertificateCode,
} from "@tropa/domain/sales/certificates/certificate-code";
import { storyDay } from "../../harness/fixed-day.ts";
import type { SampleSet } from "../sample-set.ts";

export const certificateUuid = "3b7a4e0e-9d3c-4d59-9a2b-5a4a1c0f7e21";

/** A code with valid check characters that belongs to no certificate. */
export const sampleCertificateCode = writeCertificateCode(makeCertificateCode(new Uint8Array(14)));

const amount = 500_000;

export const sampleCertificate = (
  { variant, texts }: SampleSet,
  more: Partial<CertificateOrder> = {},
): CertificateOrder => ({
  uuid: certificateUuid,
  state: "good",
  amount,
  currency: variant.chargeCurrency,
  recipient_name: texts.people[0],
  light: "dawn",
  wish: "",
  send_on: storyDay,
  sent_at: `${storyDay}T09:00:00Z`,
  until: addDays(storyDay, 365),
  code_ending: "7QXZ",
  may_refund: true,
  created_at: `${storyDay}T08:55:00Z`,
  ...more,
});

type Found = NonNullable<AnswerOf<typeof certificateBalanceCall>["certificate"]>;

export const sampleBalance = (
  { variant }: SampleSet,
  more: Partial<Found> = {},
): AnswerOf<typeof certificateBalanceCall> => ({
  certificate: {
    state: "good",
    amount,
    balance: amount,
    currency: variant.chargeCurrency,
    until: addDays(storyDay, 365),
    light: "dawn",
    is_accepted: true,
    ...more,
  },
});
