import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sipRequest, voiceOffer } from "../../testing/sip.ts";
import { longestCallMs, ringMs, SipLine } from "./sip-line.ts";

const callees: Record<string, { target: string; phone: string | null }> = {
  organizer: { target: "organizer", phone: "+79990000000" },
  support: { target: "support", phone: null },
  speechless: { target: "tourist", phone: null },
};
let said: string[];
let isClosed: boolean;
let line: SipLine;
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  isClosed = false;
  line = new SipLine({
    send: (text) => said.push(text.split("\r\n", 1)[0] ?? ""),
    close: () => {
      isClosed = true;
    },
    resolve: async (token) => {
      if (token === "outage") throw new Error("no database");
      return callees[token] ?? null;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const call = async (token: string, body = voiceOffer, callId = "call-1") => {
  line.hear(sipRequest("INVITE", { token, body, callId }));
  await vi.advanceTimersByTimeAsync(0);
};

test.each(["organizer", "support"])("rings %s, answers and ends the call on BYE", async (token) => {
  await call(token);
  expect(said).toEqual(["SIP/2.0 100 Trying", "SIP/2.0 180 Ringing"]);
  await vi.advanceTimersByTimeAsync(ringMs);
  expect(said.at(-1)).toBe("SIP/2.0 200 OK");
  line.hear(sipRequest("ACK"));
  line.hear(sipRequest("BYE"));
  expect(said.slice(2)).toEqual(["SIP/2.0 200 OK", "SIP/2.0 200 OK"]);
  // Who is gone cannot go once more, nor is anybody talked to longer.
  line.hear(sipRequest("BYE"));
  await vi.advanceTimersByTimeAsync(longestCallMs);
  expect(said.slice(4)).toEqual(["SIP/2.0 481 Call/Transaction Does Not Exist"]);
});

test("hangs up after the longest allowed call", async () => {
  await call("organizer");
  await vi.advanceTimersByTimeAsync(ringMs + longestCallMs);
  expect(said.at(-1)).toBe("BYE sip:anonymous@browser.invalid;transport=ws SIP/2.0");
  line.hear("SIP/2.0 200 OK\r\nVia: x\r\n\r\n");
  expect(isClosed).toBe(false);
});

test.each([
  ["made-up", voiceOffer, "403 Forbidden"],
  ["", voiceOffer, "403 Forbidden"],
  ["speechless", voiceOffer, "404 Not Found"],
  ["organizer", "v=0\r\n", "488 Not Acceptable Here"],
  ["made-up", "v=0\r\n", "403 Forbidden"],
  ["outage", voiceOffer, "500 Server Internal Error"],
])("refuses a call with the token %j: %s", async (token, body, status) => {
  await call(token, body);
  expect(said).toEqual(["SIP/2.0 100 Trying", `SIP/2.0 ${status}`]);
  await call("organizer");
  expect(said.at(-1)).toBe("SIP/2.0 180 Ringing");
});

test("cancels a call before it is answered", async () => {
  await call("organizer");
  line.hear(sipRequest("CANCEL", { callId: "another" }));
  line.hear(sipRequest("CANCEL"));
  await vi.advanceTimersByTimeAsync(ringMs);
  expect(said.slice(2)).toEqual([
    "SIP/2.0 481 Call/Transaction Does Not Exist",
    "SIP/2.0 200 OK",
    "SIP/2.0 487 Request Terminated",
  ]);
});

test("cancels a call before the person called is known", async () => {
  line.hear(sipRequest("INVITE", { token: "organizer", body: voiceOffer }));
  line.hear(sipRequest("CANCEL"));
  await vi.advanceTimersByTimeAsync(ringMs);
  expect(said).toEqual(["SIP/2.0 100 Trying", "SIP/2.0 200 OK", "SIP/2.0 487 Request Terminated"]);
});

test("allows one call per line and refuses a repeated INVITE", async () => {
  await call("organizer");
  await call("organizer", voiceOffer, "call-2");
  await call("organizer");
  expect(said.slice(2)).toEqual(["SIP/2.0 486 Busy Here", "SIP/2.0 488 Not Acceptable Here"]);
});

test("refuses CANCEL for an answered call and BYE for an unknown call", async () => {
  await call("organizer");
  await vi.advanceTimersByTimeAsync(ringMs);
  line.hear(sipRequest("CANCEL"));
  line.hear(sipRequest("BYE", { callId: "another" }));
  expect(said.slice(3)).toEqual(Array(2).fill("SIP/2.0 481 Call/Transaction Does Not Exist"));
});

test("sends nothing after the line has ended", async () => {
  await call("organizer");
  line.end();
  await vi.advanceTimersByTimeAsync(ringMs + longestCallMs);
  expect(said).toHaveLength(2);
});

test.each([
  ["OPTIONS", "200 OK"],
  ["REGISTER", "405 Method Not Allowed"],
])("answers %s with %s", (method, status) => {
  line.hear(sipRequest(method));
  expect(said).toEqual([`SIP/2.0 ${status}`]);
});

test("ignores keep-alives and closes on text that is not SIP", () => {
  line.hear("\r\n\r\n");
  expect(isClosed).toBe(false);
  line.hear("hello");
  expect({ isClosed, said }).toEqual({ isClosed: true, said: [] });
});

test("closes after 200 frames", () => {
  for (let frame = 0; frame < 201; frame += 1) line.hear(sipRequest("OPTIONS"));
  expect(said).toHaveLength(200);
  expect(isClosed).toBe(true);
});
