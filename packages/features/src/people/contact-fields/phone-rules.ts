import { requiredPhone } from "@tropa/domain/forms/forms";
import type { FieldRule } from "../../platform/forms/rule-resolver.ts";

/** A phone that has to be given. The API's own rule comes with the first number that passes the others. */
export const phoneRules: readonly FieldRule[] = [
  ...requiredPhone,
  { load: async () => (await import("@tropa/domain/forms/phone-number")).phoneNumber },
];
