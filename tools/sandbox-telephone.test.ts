import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Platform } from "../apps/api/testing/platform.ts";
import { createSandbox } from "../apps/sandbox/src/server.ts";
import { readSettings } from "../apps/sandbox/src/settings.ts";
import { sipRequest, voiceOffer } from "../apps/sandbox/testing/sip.ts";
import {
  organizerPhoneCodeCall,
  webCallDataCall,
} from "../packages/api-contract/src/conversation/calls-phone-codes.ts";

const keys = {
  CALL_GATEWAY_SECRET: "a secret of the exchange",
  CALL_NUMBERS: "RU:+70000000000",
  WEB_CALL_URL: "ws://localhost:4001/sip",
};
let platform: Platform;
let sandbox: ReturnType<typeof createSandbox>;
let url: string;
beforeAll(async () => {
  platform = await Platform.open({ settings: keys });
  sandbox = createSandbox(readSettings({ ...keys, API_URL: platform.url }));
  url = await sandbox.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await sandbox.close();
  await platform.close();
});

const page = async (query: string, locale = "ru") => {
  const answer = await fetch(`${url}/telephone?${query}`, {
    headers: { "accept-language": locale },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};

describe("the practice telephone", () => {
  test("connects a caller who dials the number and code shown on the site", async () => {
    const { phone, code } = await platform
      .client()
      .call(organizerPhoneCodeCall, { body: { tour_organizer_id: 1 } });
    if (phone === null || code === null) throw new Error("calls are not offered");
    expect(await page("")).toContain(`value="${phone}"`);
    // As people write numbers.
    const dialled = { number: "+7 (000) 000-00-00", code: `${code.slice(0, 3)} ${code.slice(3)}` };
    expect(await page(`${new URLSearchParams(dialled)}`)).toContain("<h2>+79990000000</h2>");
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect(await page(`number=%2B70000000000&code=${wrong}`)).toContain("никого нет");
  });

  test.each([
    ["code=1&code=2", 'value=""'],
    ["number=%00%3Cb%3E&code='", 'value="+70000000000"'],
  ])("ignores the invalid query %s", async (query, part) => {
    const html = await page(query, "en");
    expect(html).toContain(part);
    expect(html).not.toContain("Connecting");
  });
});

describe("the practice exchange", () => {
  const open = async (protocol = "sip") => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/sip`, protocol);
    const heard: string[] = [];
    socket.addEventListener("message", ({ data }) =>
      heard.push(String(data).split("\r\n", 1)[0] ?? ""),
    );
    await once(socket, "open");
    return { socket, heard };
  };

  test("rings the person named by the token, and refuses another token", async () => {
    const { token } = await platform
      .client(await platform.person("tourist"))
      .call(webCallDataCall, { body: { organizer_id: 1 } });
    const { socket, heard } = await open();
    expect(socket.protocol).toBe("sip");
    socket.send(sipRequest("INVITE", { token: token ?? "", body: voiceOffer }));
    await expect.poll(() => heard).toEqual(["SIP/2.0 100 Trying", "SIP/2.0 180 Ringing"]);
    socket.close();
    const stranger = await open();
    stranger.socket.send(sipRequest("INVITE", { token: "guessed", body: voiceOffer }));
    await expect
      .poll(() => stranger.heard)
      .toEqual(["SIP/2.0 100 Trying", "SIP/2.0 403 Forbidden"]);
    stranger.socket.close();
  });

  test.each([
    ["text that is not SIP", "hello", 1002],
    ["a frame that is too long", "x".repeat(20_000), 1009],
    ["a binary frame", new Uint8Array([0]), 1003],
  ])("hangs up on %s", async (_, frame, code) => {
    const { socket } = await open();
    const closed = once(socket, "close") as Promise<[CloseEvent]>;
    socket.send(frame);
    const [{ code: given }] = await closed;
    expect(given).toBe(code);
  });
});
