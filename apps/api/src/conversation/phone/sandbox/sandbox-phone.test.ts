import {
  organizerPhoneCodeCall,
  webCallDataCall,
} from "@tropa/api-contract/conversation/calls-phone-codes";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { testConfig } from "../../../../testing/fixtures.ts";
import { Platform } from "../../../../testing/platform.ts";
import type { Person } from "../../../../testing/platform.ts";
import { sipRequest, voiceOffer } from "../../../../testing/sip.ts";

let platform: Platform;
let tourist: Person;
beforeAll(async () => {
  platform = await Platform.open();
  tourist = await platform.person("tourist");
});
afterAll(() => platform.close());

const page = async (query: Record<string, string>, locale = "ru") => {
  const answer = await fetch(`${platform.url}/dev/phone?${new URLSearchParams(query)}`, {
    headers: { "accept-language": locale },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};

describe("the sandbox phone", () => {
  test("connects a caller who dials the number and code shown on the site", async () => {
    const { phone, code } = await platform
      .client()
      .call(organizerPhoneCodeCall, { body: { tour_organizer_id: 1 } });
    if (phone === null || code === null) throw new Error("calls are not offered");
    expect(await page({})).toContain(`value="${phone}"`);
    // As people write numbers.
    const html = await page({
      number: "+7 (000) 000-00-00",
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(html).toMatch(/<h2>\s*Анна Ветрова\s*<\/h2>/);
    expect(html).toMatch(/Организатор, [^<]+, \+79990000000/);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect(await page({ number: phone, code: wrong })).toContain("никого нет");
  });

  test.each([
    ["code=1&code=2", 'value=""'],
    ["number=%00%3Cb%3E&code='", 'value="+70000000000"'],
  ])("ignores the invalid query %s", async (query, part) => {
    const answer = await fetch(`${platform.url}/dev/phone?${query}`);
    const html = await answer.text();
    expect(html).toContain(part);
    expect(html).not.toContain("Connecting");
  });

  test("is linked from the dev inbox", async () => {
    expect(await (await fetch(`${platform.url}/dev/inbox`)).text()).toContain('href="/dev/phone"');
  });
});

describe("the sandbox gateway", () => {
  const address = () => platform.url.replace("http", "ws");
  const open = async (protocol = "sip", headers: Record<string, string> = {}) => {
    const socket = new WebSocket(`${address()}/dev/sip`, protocol, { headers });
    await once(socket, "open");
    return socket;
  };
  const refusal = async (protocol: string, headers: Record<string, string> = {}) => {
    const socket = new WebSocket(`${address()}/dev/sip`, protocol, { headers });
    const [error] = (await once(socket, "error").catch((problem: unknown) => [problem])) as [Error];
    return error.message;
  };

  test("rings the person named by the token", async () => {
    const { url, token } = await platform
      .client(tourist)
      .call(webCallDataCall, { body: { organizer_id: 1 } });
    expect(url).toBe("ws://localhost:4000/dev/sip");
    const socket = await open();
    expect(socket.protocol).toBe("sip");
    const frames: string[] = [];
    const isRinging = new Promise<void>((resolve) => {
      socket.on("message", (data: Buffer) => {
        frames.push(data.toString().split("\r\n", 1)[0] ?? "");
        if (frames.length === 2) resolve();
      });
    });
    socket.send(sipRequest("INVITE", { token: token ?? "", body: voiceOffer }));
    await isRinging;
    expect(frames).toEqual(["SIP/2.0 100 Trying", "SIP/2.0 180 Ringing"]);
    socket.terminate();
  });

  test.each([
    ["text that is not SIP", "hello", 1002],
    ["a frame that is too long", "x".repeat(20_000), 1009],
    ["a binary frame", Buffer.from([0]), 1003],
  ])("hangs up on %s", async (_, frame, code) => {
    const socket = await open();
    socket.send(frame);
    expect(await once(socket, "close")).toEqual([code, expect.anything()]);
  });

  test("accepts only our own origin and the SIP protocol", async () => {
    expect(await refusal("sip", { origin: "https://evil.example" })).toContain("403");
    expect(await refusal("chat")).toContain("400");
    expect((await fetch(`${platform.url}/dev/sip`)).status).toBe(400);
  });
});

test.each([
  ["a configured gateway", { WEB_CALL_URL: "wss://calls.tropa.example" }],
  ["an incomplete gateway", { CALL_NUMBERS: "RU:+74950000000" }],
  ["production", { NODE_ENV: "production" }],
])("is disabled with %s", (_, settings) => {
  expect(testConfig(settings).calls).toBeNull();
});
