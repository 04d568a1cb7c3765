import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sipRequest } from "../../testing/sip.ts";
import { headerOf, parseSip, sipAnswer, sipBye, uriIn } from "./sip-message.ts";
import type { SipRequest } from "./sip-message.ts";

function request(text: string): SipRequest {
  const message = parseSip(text);
  if (message?.kind !== "request") throw new Error("no request");
  return message;
}

describe("a SIP request", () => {
  test("is parsed into its method, headers under long or short names and body", () => {
    const found = request(sipRequest("INVITE", { body: "v=0\r\n\r\nx", headers: ["k: timer"] }));
    expect(found).toMatchObject({ method: "INVITE", uri: "sip:call@gateway.invalid" });
    expect(headerOf(found, "supported")).toBe("timer");
    expect(headerOf(found, "absent")).toBe("");
    expect(found.body).toBe("v=0\r\n\r\nx");
  });

  test("may repeat a header and fold it over several lines", () => {
    const found = request(
      sipRequest("OPTIONS", {
        headers: ["Via: SIP/2.0/WS second.invalid", "X-Long: one", "\ttwo"],
      }),
    );
    expect(found.headers.get("via")).toHaveLength(2);
    expect(headerOf(found, "x-long")).toBe("one two");
  });
});

const usual = sipRequest("INVITE");
test.each([
  ["nothing", ""],
  ["no end of its headers", usual.trimEnd()],
  ["HTTP", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["an older version", usual.replace("SIP/2.0", "SIP/1.0")],
  ["a lower-case method", usual.replace("INVITE sip", "invite sip")],
  ["another URI scheme", usual.replace("INVITE sip:", "INVITE tel:")],
  ["no Via", usual.replace("Via:", "X-Via:")],
  ["no Call-ID", usual.replace("Call-ID:", "X-Call-ID:")],
  ["a CSeq of another method", usual.replace("CSeq: 1 INVITE", "CSeq: 1 BYE")],
  ["a header without a name", usual.replace("To:", ":")],
  ["a lone line end in a header", usual.replace("tag=1928", "tag=1\nX: y")],
  ["a zero byte in a header", usual.replace("tag=1928", "tag=\0")],
  ["a folded first header", usual.replace("Via:", " Via:")],
  ["too many headers", sipRequest("INVITE", { headers: Array<string>(70).fill("X: y") })],
])("with %s is refused", (_, text) => {
  expect(parseSip(text)).toBeNull();
});

test("parses a response to its status", () => {
  expect(parseSip("SIP/2.0 200 OK\r\nVia: x\r\n\r\n")).toEqual({ kind: "response", status: 200 });
});

test("never throws for any text and keeps the lines of a response", () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom("\r\n", "\r\n\r\n", "SIP/2.0", "INVITE ", "Via: ", ":", "a=", usual),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.string(), (pieces, tag) => {
      parseSip(pieces.join(""));
      const message = parseSip(usual.replace("1928", () => tag));
      if (message?.kind !== "request") return;
      expect(sipAnswer(message, 200, { tag: "t" }).split("\r\n")).toHaveLength(9);
    }),
  );
});

test("repeats the request's headers in a response and adds one tag", () => {
  const asked = request(usual);
  const answer = sipAnswer(asked, 180, { tag: "ours" });
  expect(answer).toBe(
    [
      "SIP/2.0 180 Ringing",
      "Via: SIP/2.0/WS browser.invalid;branch=z9hG4bK776",
      "From: <sip:anonymous@anonymous.invalid>;tag=1928",
      "To: <sip:call@gateway.invalid>;tag=ours",
      "Call-ID: call-1",
      "CSeq: 1 INVITE",
      "Content-Length: 0",
      "",
      "",
    ].join("\r\n"),
  );
  const inDialogue = request(sipRequest("BYE").replace("To: <sip:", "To: <sip:x@y>;tag=ours ;z=<"));
  expect(sipAnswer(inDialogue, 200, { tag: "other" })).not.toContain("other");
  expect(sipAnswer(asked, 100)).toContain("To: <sip:call@gateway.invalid>\r\n");
});

test("counts Content-Length in bytes", () => {
  expect(sipAnswer(request(usual), 200, { body: "Привет" })).toContain("Content-Length: 12\r\n");
});

test("addresses BYE to the browser's contact with From and To swapped", () => {
  const farewell = sipBye(request(usual), { tag: "ours", branch: "1" });
  expect(parseSip(farewell)).toMatchObject({
    method: "BYE",
    uri: "sip:anonymous@browser.invalid;transport=ws",
  });
  expect(farewell).toContain("\r\nTo: <sip:anonymous@anonymous.invalid>;tag=1928\r\n");
  expect(farewell).toContain("\r\nFrom: <sip:call@gateway.invalid>;tag=ours\r\n");
});

test.each([
  ["<sip:a@b;transport=ws>;tag=1", "sip:a@b;transport=ws"],
  ['"Name" <sip:a@b>', "sip:a@b"],
  ["sip:a@b;tag=1", "sip:a@b"],
  ["", ""],
])("extracts the URI from %s", (address, uri) => {
  expect(uriIn(address)).toBe(uri);
});
