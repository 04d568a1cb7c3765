import fc from "fast-check";
import { expect, test } from "vitest";
import { voiceOffer } from "../../testing/sip.ts";
import { silentAnswer } from "./sdp-answer.ts";

test("accepts the best offered audio format and describes its encryption", () => {
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

test("rejects other media beside the audio", () => {
  const answer = silentAnswer(`${voiceOffer}m=video 9 UDP/TLS/RTP/SAVPF 96\r\na=mid:1\r\n`);
  expect(answer).toContain("m=video 0 UDP/TLS/RTP/SAVPF 96\r\n");
});

test.each([
  ["static formats without names", voiceOffer.replaceAll(/a=rtpmap.*\r\n/g, ""), "8"],
  ["the format name in capitals", voiceOffer.replace("opus", "OPUS"), "111"],
])("understands %s", (_, offer, format) => {
  expect(silentAnswer(offer)).toContain(`m=audio 9 UDP/TLS/RTP/SAVPF ${format}\r\n`);
});

test.each([
  ["an empty offer", ""],
  ["no audio", voiceOffer.replace("m=audio", "m=video")],
  ["unencrypted audio", voiceOffer.replace("UDP/TLS/RTP/SAVPF", "RTP/AVP")],
  ["no fingerprint", voiceOffer.replace("a=fingerprint", "a=x")],
  ["no ICE name", voiceOffer.replace("a=ice-ufrag:x+/9", "a=ice-ufrag:")],
  ["no supported audio format", voiceOffer.replace("63 111 0 8", "63")],
  ["an invalid medium", `${voiceOffer}m=\r\n`],
  ["too many media", `${voiceOffer}${"m=video 9 UDP/TLS/RTP/SAVPF 96\r\n".repeat(9)}`],
])("returns null for %s", (_, offer) => {
  expect(silentAnswer(offer)).toBeNull();
});

test("never throws and returns only SDP lines for any offer", () => {
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
