import { requiredPhone } from "@tropa/domain/forms/forms";
import type { FieldRule } from "../../platform/forms/rule-resolver.ts";

/** Rules of a required phone. The API's own rule is large and loads once the others have passed. */
export const phoneRules: readonly FieldRule[] = [
  ...requiredPhone,
  { load: async () => (await import("@tropa/domain/forms/phone-number")).phoneNumber },
];
