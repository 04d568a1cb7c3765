import { ApiClientError } from "@tropa/api-client/api-client-error";
import { expect, test, vi } from "vitest";
import { formFailure } from "./form-problem.ts";

const http = (status: number, data: unknown) =>
  new ApiClientError("http", "submitOrder", { status, data });
const fields = ["phone", "email"];

test.each([
  new ApiClientError("network", "submitOrder"),
  new ApiClientError("timeout", "submitOrder"),
  new ApiClientError("schema", "submitOrder"),
  http(503, { message: "down", code: "unavailable" }),
  new TypeError("Failed to fetch dynamically imported module"),
])("says that the service is unreachable", (error) => {
  expect(formFailure(error, fields)).toEqual({
    fields: {},
    problem: { kind: "unreachable" },
    message: null,
  });
});

test("says that a captcha needs https", () => {
  const error = http(429, { message: "m", code: "captcha" });
  vi.stubGlobal("isSecureContext", false);
  expect(formFailure(error, fields).problem).toEqual({ kind: "insecure" });
  vi.stubGlobal("isSecureContext", true);
  expect(formFailure(error, fields).problem).toEqual({ kind: "refused", messages: ["m"] });
  vi.unstubAllGlobals();
});

test("puts the server's messages on their fields", () => {
  const error = http(422, {
    message: "m",
    code: "validation",
    validation: { phone: ["Wrong", "Short"] },
  });
  expect(formFailure(error, fields)).toEqual({
    fields: { phone: "Wrong" },
    problem: null,
    // The call's own words have another place then.
    message: "m",
  });
});

test("shows messages about no field of the form above it", () => {
  const error = http(422, {
    message: "m",
    code: "validation",
    validation: { phone: "Wrong", children: ["Too many"] },
  });
  expect(formFailure(error, fields)).toEqual({
    fields: { phone: "Wrong" },
    problem: { kind: "refused", messages: ["Too many"] },
    message: null,
  });
});

test("repeats the server's own message for every other failure", () => {
  expect(formFailure(http(409, { message: "Changed", code: "conflict" }), fields).problem).toEqual({
    kind: "refused",
    messages: ["Changed"],
  });
  expect(formFailure(http(500, "<html>"), fields).problem).toEqual({
    kind: "refused",
    messages: [],
  });
});
