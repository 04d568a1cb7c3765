import { expect, it } from "vitest";
import { rejectReasonsOf } from "./reject-reasons.ts";

it.each([
  [["BAD_PROOF_OF_IDENTITY"], ["document"]],
  [
    ["BAD_SELFIE", "BAD_FACE_MATCHING", "LOW_QUALITY"],
    ["photo", "face"],
  ],
  [["FORGERY", "MADE_UP_TOMORROW"], ["refused"]],
  [["MADE_UP_TOMORROW"], ["other"]],
  [["toString", "constructor"], ["other"]],
  [[], ["other"]],
])("rejectReasonsOf maps the labels %o to %o", (labels, reasons) => {
  expect(rejectReasonsOf(labels)).toEqual(reasons);
});
