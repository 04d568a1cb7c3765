import { describe, expect, test } from "vitest";
import { webCallUrlOf } from "./call-gateway.ts";

const api = "http://localhost:4000";
const gateway = "wss://calls.example";

describe("where browsers call", () => {
  test.each([
    ["a newcomer's sandbox", {}, "ws://localhost:4000/dev/sip"],
    ["settings to nothing", { WEB_CALL_URL: "", CALL_NUMBERS: "" }, "ws://localhost:4000/dev/sip"],
    ["the operator's gateway", { WEB_CALL_URL: gateway }, gateway],
    ["a gateway for telephones alone", { CALL_NUMBERS: "RU:+74950000000" }, null],
    ["half a gateway", { CALL_GATEWAY_SECRET: "a secret of it" }, null],
    ["production without one", { NODE_ENV: "production" }, null],
    ["production with one", { NODE_ENV: "production", WEB_CALL_URL: gateway }, gateway],
  ])("%s", (_, environment, url) => {
    expect(webCallUrlOf(environment, api)).toBe(url);
  });

  test("is encrypted where the API is", () => {
    expect(webCallUrlOf({}, "https://api.example")).toBe("wss://api.example/dev/sip");
  });
});
