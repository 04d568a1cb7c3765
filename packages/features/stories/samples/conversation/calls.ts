import {
  organizerPhoneCodeCall,
  userPhoneCodeCall,
  webCallDataCall,
} from "@tropa/api-contract/conversation/calls-phone-codes";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { gatewayUrl } from "../../harness/fake-gateway.ts";

const samplePhoneCode = {
  is_available: true,
  phone: "+74950000000",
  code: "412907",
  expires_at: "2026-06-15T13:00:00.000Z",
};

export const noPhoneCode = { is_available: false, phone: null, code: null, expires_at: null };

const sampleWebCall = {
  is_available: true,
  url: gatewayUrl,
  token: "signed",
  name: "",
  expires_at: "2026-06-15T12:15:00.000Z",
};

export const noWebCall = {
  ...sampleWebCall,
  is_available: false,
  url: null,
  token: null,
  expires_at: null,
};

/** A gateway for telephones and browsers. */
export const callAnswers = (): FakeAnswer[] => [
  answer(organizerPhoneCodeCall, samplePhoneCode),
  answer(userPhoneCodeCall, samplePhoneCode),
  answer(webCallDataCall, sampleWebCall),
];
