import { expect, test } from "vitest";
import { confirmationOf } from "./phone-confirmation.ts";

const refused = (data: object) => Object.assign(new Error("409"), { data });

test("confirmationOf reads reason, code length, waiting time and error of a refusal", () => {
  const data = { code: "confirm_phone", reason: "seats", code_length: 4, resend_after: 60 };
  const first = confirmationOf(refused(data), null);
  expect(first).toEqual({
    reason: "seats",
    codeLength: 4,
    resendAfter: 60,
    sendError: null,
    round: 1,
  });
  const again = confirmationOf(refused({ ...data, send_error_reason: "Zu viele Codes" }), first);
  expect(again).toMatchObject({ sendError: "Zu viele Codes", round: 2 });
});

test("confirmationOf uses defaults for missing facts and ignores other refusals", () => {
  expect(confirmationOf(refused({ code: "confirm_phone" }), null)).toMatchObject({
    reason: "orders",
    codeLength: 6,
    resendAfter: 0,
  });
  expect(confirmationOf(refused({ code: "no_seats" }), null)).toBeNull();
  expect(confirmationOf(null, null)).toBeNull();
});
