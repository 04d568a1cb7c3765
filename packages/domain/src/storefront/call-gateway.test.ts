import { describe, expect, test } from "vitest";
import { webCallUrlOf } from "./call-gateway.ts";

const api = "http://localhost:4000";
const gateway = "wss://calls.example";

describe("webCallUrlOf", () => {
  test.each([
    ["uses the API's sandbox without settings", {}, "ws://localhost:4000/dev/sip"],
    [
      "uses the API's sandbox with empty settings",
      { WEB_CALL_URL: "", CALL_NUMBERS: "" },
      "ws://localhost:4000/dev/sip",
    ],
    ["uses the gateway of the operator", { WEB_CALL_URL: gateway }, gateway],
    ["is null when the gateway only serves telephones", { CALL_NUMBERS: "RU:+74950000000" }, null],
    ["is null with a secret but no gateway", { CALL_GATEWAY_SECRET: "a secret of it" }, null],
    ["is null in production without a gateway", { NODE_ENV: "production" }, null],
    ["uses the gateway in production", { NODE_ENV: "production", WEB_CALL_URL: gateway }, gateway],
  ])("%s", (_, environment, url) => {
    expect(webCallUrlOf(environment, api)).toBe(url);
  });

  test("uses an encrypted address when the API is encrypted", () => {
    expect(webCallUrlOf({}, "https://api.example")).toBe("wss://api.example/dev/sip");
  });
});
