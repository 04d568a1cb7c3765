import { describe, expect, it } from "vitest";
import { signatureOf } from "./sumsub-provider.ts";
import { sumsubKeys } from "../../../testing/stand-ins/sumsub.ts";
import { checkDigest, parseMessage } from "./sumsub-webhook.ts";

// Sumsub publishes the string to sign but no digest of it: this one, like those below, is from
// `openssl dgst -sha256 -hmac`.
it("signs a request as the provider documents", () => {
  const signature = signatureOf(sumsubKeys.SUMSUB_SECRET_KEY, {
    seconds: 1607551635,
    method: "post",
    path: "/resources/accessTokens?userId=cfd20712-24a2-4c7d-9ab0-146f3c142335&levelName=basic-kyc-level&ttlInSecs=600",
    body: "",
  });
  expect(signature).toBe("ed6803bfb4d026b18b3363bd6f2d7bc18a7399c247d4d797e693133dddb082f3");
});

describe("the digest of a message", () => {
  const body = Buffer.from(
    '{"applicantId":"5cb56e8e0a975a35f333cb83","externalUserId":"organizer-1","type":"applicantReviewed","reviewResult":{"reviewAnswer":"GREEN"},"reviewStatus":"completed","createdAtMs":"2020-02-21 13:23:19.321"}',
  );
  const digests = {
    HMAC_SHA256_HEX: "a4576a9e72f739c22fb8bf0270d82566cdad0e83b529a6d26ebde9e615398be6",
    HMAC_SHA512_HEX:
      "7fa87b9b65fff36bb3b9dc656181ff84c1dfbd102d9a6a7d4617dbba53be23f8bb62be7e0980fd35fe095eb4d1a72e0569d6dd68965d97a8cd6e3e14f8c7a494",
  };
  const check =
    (algorithm: string | undefined, digest: string, bytes = body) =>
    () =>
      checkDigest(
        bytes,
        {
          ...(algorithm !== undefined && { "x-payload-digest-alg": algorithm }),
          "x-payload-digest": digest,
        },
        sumsubKeys.SUMSUB_WEBHOOK_SECRET,
      );

  it.each(Object.entries(digests))("is verified with %s", (algorithm, digest) => {
    expect(check(algorithm, digest)).not.toThrow();
    expect(check(algorithm, digest, Buffer.from(`${body.toString()} `))).toThrow("forbidden");
    expect(check(algorithm, digest.slice(1))).toThrow("forbidden");
    expect(check(algorithm, "")).toThrow("forbidden");
  });

  it("is verified only with the algorithm it names, if that is supported", () => {
    expect(check("HMAC_SHA512_HEX", digests.HMAC_SHA256_HEX)).toThrow("forbidden");
    for (const algorithm of [undefined, "", "HMAC_SHA1_HEX", "constructor", "__proto__"])
      expect(check(algorithm, digests.HMAC_SHA256_HEX)).toThrow("forbidden");
  });
});

describe("a message from Sumsub", () => {
  const message = {
    applicantId: "5cb56e8e0a975a35f333cb83",
    externalUserId: "organizer-7",
    levelName: "id-and-liveness",
    type: "applicantReviewed",
    reviewStatus: "completed",
    reviewResult: { reviewAnswer: "GREEN" },
    createdAt: "2020-02-21 13:23:19+0000",
    createdAtMs: "2020-02-21 13:23:19.321",
  };
  const parse = (changes: object) =>
    parseMessage(Buffer.from(JSON.stringify({ ...message, ...changes })), "id-and-liveness");

  it.each<[string, { reviewAnswer: string; rejectLabels?: string[] } | undefined, number]>([
    ["init", undefined, 0],
    ["pending", undefined, 3],
    ["prechecked", undefined, 3],
    ["queued", undefined, 3],
    ["onHold", undefined, 3],
    ["completed", { reviewAnswer: "GREEN" }, 1],
    ["completed", { reviewAnswer: "RED", rejectLabels: ["FORGERY"] }, 2],
  ])("with review status %s and result %o sets status %i", (reviewStatus, reviewResult, status) => {
    expect(parse({ reviewStatus, reviewResult })).toEqual({
      organizerId: 7,
      applicantId: message.applicantId,
      status,
      rejectLabels: reviewResult?.rejectLabels ?? [],
      toldAt: new Date("2020-02-21T13:23:19.321Z"),
    });
  });

  it("keeps its time to the millisecond when the provider sends it", () => {
    const momentOf = (changes: object) => parse(changes)?.toldAt.toISOString();
    expect(momentOf({ createdAtMs: undefined })).toBe("2020-02-21T13:23:19.000Z");
    expect(momentOf({ createdAtMs: undefined, createdAt: "2020-02-21 16:23:19+0300" })).toBe(
      "2020-02-21T13:23:19.000Z",
    );
    expect(() => momentOf({ createdAtMs: undefined, createdAt: "yesterday" })).toThrow(
      "bad_request",
    );
  });

  it.each([
    [{ externalUserId: "somebody-else" }],
    [{ externalUserId: "organizer-0" }],
    [{ levelName: "another-level" }],
    [{ type: "applicantActionReviewed" }],
    [{ type: "videoIdentStatusChanged" }],
    [{ reviewStatus: undefined }],
    [{ reviewResult: undefined }],
    [{ reviewResult: { reviewAnswer: "YELLOW" } }],
  ])("about anything else is ignored: %o", (changes) => {
    expect(parse(changes)).toBeNull();
  });

  it.each(["", "{", "[]", "null", '{"applicantId":1}'])(
    "is refused when it cannot be parsed: %s",
    (text) => {
      expect(() => parseMessage(Buffer.from(text), "")).toThrow("bad_request");
    },
  );
});
