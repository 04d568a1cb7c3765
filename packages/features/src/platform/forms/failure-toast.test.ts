import { ApiClientError } from "@tropa/api-client/api-client-error";
import { expect, it } from "vitest";
import { messageOf } from "./failure-toast.ts";

const http = (status: number, data: object) => new ApiClientError("http", "call", { status, data });

it.each([
  ["the field's", http(422, { message: "Check it", validation: { id: ["Too many"] } }), "Too many"],
  ["the call's", http(409, { message: "Sold out" }), "Sold out"],
  ["none", http(409, { message: "" }), null],
  ["none of an outage", new ApiClientError("network", "call"), null],
  ["none of anything else", new Error("boom"), null],
])("says %s words", (_, error, words) => {
  expect(messageOf(error)).toBe(words);
});
