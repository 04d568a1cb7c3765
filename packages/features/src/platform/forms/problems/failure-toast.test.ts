import { ApiClientError } from "@tropa/api-client/api-client-error";
import { expect, it } from "vitest";
import { messageOf } from "./failure-toast.ts";

const http = (status: number, data: object) => new ApiClientError("http", "call", { status, data });

it.each([
  [
    "the field's message",
    http(422, { message: "Check it", validation: { id: ["Too many"] } }),
    "Too many",
  ],
  ["the call's message", http(409, { message: "Sold out" }), "Sold out"],
  ["no message of a call without one", http(409, { message: "" }), null],
  ["no message of an outage", new ApiClientError("network", "call"), null],
  ["no message of another error", new Error("boom"), null],
])("messageOf gives %s", (_, error, words) => {
  expect(messageOf(error)).toBe(words);
});
