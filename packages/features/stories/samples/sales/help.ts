import type { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";

export const sampleHelpAnswer: WireAnswerOf<typeof submitHelpRequestCall> = {
  request_id: 5120,
  request_token: "3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57",
  region: "other",
};
