import fc from "fast-check";
import { expect, test } from "vitest";
import { voiceOffer } from "../../../../testing/sip.ts";
import { silentAnswer } from "./sdp-answer.ts";

test("takes the best voice that is offered and says how it is encrypted", () => {
  const answer = silentAnswer(voiceOffer);
  expect(answer).toMatch(/^v=0\r\no=- \d+ 1 IN IP4 127\.0\.0\.1\r\ns=-\r\nt=0 0\r\n/);
  expect(answer).toContain("a=group:BUNDLE 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n");
  expect(answer).toMatch(/a=ice-ufrag:\w{8}\r\na=ice-pwd:\w{24}\r\n/);
  expect(answer).toMatch(/a=fingerprint:sha-256 ([\dA-F]{2}:){31}[\dA-F]{2}\r\n/);
  expect(answer).toContain("a=setup:active\r\na=mid:0\r\na=recvonly\r\na=rtcp-mux\r\n");
  expect(answer).toContain("a=rtpmap:111 opus/48000/2\r\n");
  expect(answer).not.toContain("a=candidate");
  expect(silentAnswer(voiceOffer)).not.toBe(answer);
});

test("refuses what is offered beside it", () => {
  const answer = silentAnswer(`${voiceOffer}m=video 9 UDP/TLS/RTP/SAVPF 96\r\na=mid:1\r\n`);
  expect(answer).toContain("m=video 0 UDP/TLS/RTP/SAVPF 96\r\n");
});

test.each([
  ["an offer of numbers that need no name", voiceOffer.replaceAll(/a=rtpmap.*\r\n/g, ""), "8"],
  ["the name in capital letters", voiceOffer.replace("opus", "OPUS"), "111"],
])("understands %s", (_, offer, format) => {
  expect(silentAnswer(offer)).toContain(`m=audio 9 UDP/TLS/RTP/SAVPF ${format}\r\n`);
});

test.each([
  ["nothing", ""],
  ["no voice", voiceOffer.replace("m=audio", "m=video")],
  ["an unencrypted voice", voiceOffer.replace("UDP/TLS/RTP/SAVPF", "RTP/AVP")],
  ["no fingerprint", voiceOffer.replace("a=fingerprint", "a=x")],
  ["no name for the way", voiceOffer.replace("a=ice-ufrag:x+/9", "a=ice-ufrag:")],
  ["no voice that is understood", voiceOffer.replace("63 111 0 8", "63")],
  ["a medium that is none", `${voiceOffer}m=\r\n`],
  ["more media than anybody has", `${voiceOffer}${"m=video 9 UDP/TLS/RTP/SAVPF 96\r\n".repeat(9)}`],
])("is none for %s", (_, offer) => {
  expect(silentAnswer(offer)).toBeNull();
});

test("whatever is offered, nothing is thrown and nothing but one description is said", () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "m=audio ",
      "a=mid:",
      "\r\n",
      "\n",
      "\r",
      "a=rtpmap:111 opus/48000",
      voiceOffer,
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const line of silentAnswer(pieces.join(""))?.slice(0, -2).split("\r\n") ?? [])
        expect(line).toMatch(/^[a-z]=[ -~]+$/);
    }),
  );
});
