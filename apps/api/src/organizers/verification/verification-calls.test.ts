import { organizerVerificationInfoCall } from "@tropa/api-contract/organizers/calls-organizers";
import {
  verificationDataCall,
  verificationTokenCall,
} from "@tropa/api-contract/organizers/calls-verification";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertTour, organizers, testConfig, testStorefronts } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person, Role } from "../../../testing/platform.ts";
import { codeOf } from "../../../testing/refusal.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { identityProvider } from "./verification.ts";
import { SumsubStandIn, sumsubKeys, sumsubMessage } from "../../../testing/stand-ins/sumsub.ts";

const orgId = String(organizers.direct);
const sumsub = new SumsubStandIn();
let platform: Platform;
let people: Record<Role, Person>;
beforeAll(async () => {
  await sumsub.listen();
  platform = await Platform.open({ settings: { ...sumsubKeys, SUMSUB_API_URL: sumsub.url } });
  people = await platform.everybody();
  await platform.rows(
    "UPDATE account SET phone = '+79001112233', phone_confirmed_at = now() WHERE id = $1",
    people.organizer.accountId,
  );
});
beforeEach(() => platform.rows("DELETE FROM organizer_verification"));
afterAll(async () => {
  await platform.close();
  await sumsub.close();
});

/** Of the storefronts, the international one names a provider. */
const as = (role: Role) => platform.client(people[role], "ru", testStorefronts.speaking("en"));
const data = () => as("organizer").call(verificationDataCall, { query: { orgId } });
const statusNow = async () => (await data()).status;

describe("an access token", () => {
  it("is requested for the organizer with a signed call", async () => {
    const answer = await as("organizer").call(verificationTokenCall, { query: { orgId } });
    expect(answer).toEqual({
      accessToken: "_act-sbx-organizer-1",
      provider: "sumsub",
      url: null,
    });
    expect(sumsub.seen.at(-1)).toEqual({
      userId: "organizer-1",
      levelName: "id-and-liveness",
      ttlInSecs: 600,
    });
  });

  it("opens the form at another address when one is configured", async () => {
    const formUrl = "https://forms.example/identity";
    const config = testConfig({
      ...sumsubKeys,
      SUMSUB_API_URL: sumsub.url,
      SUMSUB_FORM_URL: formUrl,
    });
    const start = {
      organizerId: 1,
      storefront: testStorefronts.speaking("en"),
      locale: "en",
    } as const;
    const { url } = orNotFound(await identityProvider(config)?.begin(start));
    expect(url?.startsWith(`${formUrl}?`)).toBe(true);
    expect(Object.fromEntries(new URL(url ?? "").searchParams)).toEqual({
      token: "_act-sbx-organizer-1",
      lang: "en",
      back: `${start.storefront.address}/organizer/records/1`,
    });
  });

  it("is unavailable while the provider fails", async () => {
    for (const failure of [500, 401, 429]) {
      sumsub.failure = failure;
      const call = as("organizer").call(verificationTokenCall, { query: { orgId } });
      expect(await codeOf(call)).toBe("unavailable");
    }
    sumsub.failure = null;
  });

  it.each<[Role, string]>([
    ["visitor", "unauthorized"],
    ["tourist", "forbidden"],
    ["otherOrganizer", "forbidden"],
    ["staff", "forbidden"],
  ])("is refused to a %s", async (role, code) => {
    const call = as(role).call(verificationTokenCall, { query: { orgId } });
    expect(await codeOf(call)).toBe(code);
  });
});

it("is not offered on a storefront without a provider", async () => {
  const russian = platform.client(people.organizer);
  const query = { orgId };
  expect(await codeOf(russian.call(verificationTokenCall, { query }))).toBe("not_found");
  expect(await codeOf(russian.call(verificationDataCall, { query }))).toBe("not_found");
});

it("requires the complete set of keys at startup", () => {
  const { SUMSUB_WEBHOOK_SECRET: _, ...half } = sumsubKeys;
  expect(() => testConfig(half)).toThrow("SUMSUB_WEBHOOK_SECRET");
});

describe("the state of a check", () => {
  it("is shown only to the organizer and to staff responsible for organizers", async () => {
    expect(await data()).toEqual({
      organizer_id: 1,
      status: 0,
      is_email_verified: true,
      is_phone_verified: true,
      is_passport_verified: false,
      is_available: true,
      reject_labels: [],
      told_at: null,
    });
    const query = { orgId };
    await as("staff").call(verificationDataCall, { query });
    for (const [role, code] of [
      ["visitor", "unauthorized"],
      ["tourist", "forbidden"],
      ["otherOrganizer", "forbidden"],
      ["supportStaff", "forbidden"],
      ["plainStaff", "forbidden"],
    ] as const)
      expect(await codeOf(as(role).call(verificationDataCall, { query }))).toBe(code);
    const nobody = as("staff").call(verificationDataCall, { query: { orgId: "99999" } });
    expect(await codeOf(nobody)).toBe("not_found");
  });
});

const reviewed = (reviewAnswer: "GREEN" | "RED", second: number) => ({
  type: "applicantReviewed",
  reviewStatus: "completed",
  reviewResult: {
    reviewAnswer,
    ...(reviewAnswer === "RED" && { rejectLabels: ["FORGERY"] }),
  },
  second,
});
const step = (reviewStatus: string, second: number) => ({
  type: "applicantPending",
  reviewStatus,
  second,
});

function messageOf({ second, ...review }: { second: number }, changes = {}) {
  return {
    applicantId: "5cb56e8e0a975a35f333cb83",
    externalUserId: "organizer-1",
    levelName: "id-and-liveness",
    createdAtMs: new Date(Date.UTC(2026, 1, 1, 10, 0, second))
      .toISOString()
      .replace("T", " ")
      .replace("Z", ""),
    ...review,
    ...changes,
  };
}

async function post({ body, headers }: ReturnType<typeof sumsubMessage>): Promise<number> {
  const url = `${platform.url}/verification/sumsub/webhook`;
  return (await fetch(url, { method: "POST", body, headers })).status;
}

const tell = (review: { second: number }, changes = {}) =>
  post(sumsubMessage(messageOf(review, changes)));

describe("a message from the provider", () => {
  it("moves a check through its stages to a result that may still change", async () => {
    const seen: number[] = [];
    for (const word of [
      step("init", 0),
      step("pending", 1),
      reviewed("GREEN", 2),
      step("onHold", 3),
      reviewed("RED", 4),
      reviewed("GREEN", 5),
    ]) {
      expect(await tell(word)).toBe(200);
      seen.push(await statusNow());
    }
    expect(seen).toEqual([0, 3, 1, 3, 2, 1]);
  });

  it("grants the badge, and removes it again", async () => {
    await insertTour(platform.context.pool);
    const badge = async () => {
      const [row] = await platform.rows<{ is_verified: boolean }>(
        "SELECT is_verified FROM organizer WHERE id = 1",
      );
      return row?.is_verified;
    };
    await tell(reviewed("GREEN", 1));
    expect(await badge()).toBe(true);
    const flags = await as("visitor").call(organizerVerificationInfoCall, {
      query: { id: orgId },
    });
    expect(Object.values(flags)).toEqual([true, true, true]);
    await tell(reviewed("RED", 2));
    expect(await badge()).toBe(false);
    expect(await data()).toMatchObject({ status: 2, reject_labels: ["FORGERY"] });
    await tell(reviewed("GREEN", 3));
    await platform.rows(
      "UPDATE account SET phone_confirmed_at = NULL WHERE id = $1",
      people.organizer.accountId,
    );
    expect(await badge()).toBe(false);
    await platform.rows(
      "UPDATE account SET phone_confirmed_at = now() WHERE id = $1",
      people.organizer.accountId,
    );
    expect(await badge()).toBe(true);
  });

  it("is applied in the order of creation, not of arrival", async () => {
    await tell(reviewed("GREEN", 10));
    await tell(reviewed("RED", 5));
    await tell(step("pending", 9));
    expect(await data()).toMatchObject({ status: 1, told_at: "2026-02-01T10:00:10.000Z" });
  });

  it("with a result takes precedence over a progress step of the same moment", async () => {
    await tell(step("pending", 1));
    await tell(reviewed("GREEN", 1));
    await tell(step("pending", 1));
    expect(await statusNow()).toBe(1);
  });

  it("leads to the newest state when all messages arrive at once, twice and in any order", async () => {
    const words = [
      step("init", 0),
      step("pending", 1),
      reviewed("RED", 2),
      step("onHold", 3),
      reviewed("GREEN", 4),
    ];
    const statuses = await Promise.all([...words.toReversed(), ...words].map((word) => tell(word)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await data()).toMatchObject({
      status: 1,
      reject_labels: [],
      told_at: "2026-02-01T10:00:04.000Z",
    });
  });

  it("of a new check clears the verification", async () => {
    await tell(reviewed("GREEN", 1));
    await tell(step("init", 2));
    expect(await data()).toMatchObject({ status: 3, is_passport_verified: false });
  });

  it("overrides a verification made by staff only when it contains a result", async () => {
    await platform.rows("UPDATE organizer SET is_verified = true WHERE id = 1");
    await tell(step("init", 1));
    expect(await data()).toMatchObject({ status: 1, is_passport_verified: true });
    await tell(reviewed("RED", 2));
    expect(await data()).toMatchObject({ status: 2, is_passport_verified: false });
    await platform.rows("UPDATE organizer SET is_verified = false WHERE id = 1");
  });

  it("is refused when forged or unreadable, and changes nothing", async () => {
    const good = messageOf(reviewed("GREEN", 1));
    expect(await post(sumsubMessage(good, { secret: "another secret" }))).toBe(403);
    const { body, headers } = sumsubMessage(good);
    expect(await post({ body: `${body} `, headers })).toBe(403);
    expect(await post({ body, headers: {} })).toBe(403);
    expect(await post({ body: "", headers: {} })).toBe(403);
    expect(await post(sumsubMessage({ ...good, createdAtMs: "now" }))).toBe(400);
    expect(await statusNow()).toBe(0);
    expect(await post(sumsubMessage(good, { algorithm: "sha512" }))).toBe(200);
    expect(await statusNow()).toBe(1);
  });

  it("about an unknown organizer is accepted and ignored", async () => {
    expect(await tell(reviewed("GREEN", 1), { externalUserId: "organizer-99999" })).toBe(200);
    expect(await tell(reviewed("GREEN", 1), { externalUserId: "organizer-9999999999" })).toBe(200);
    expect(await platform.rows("SELECT 1 FROM organizer_verification")).toEqual([]);
  });

  it("is answered 503 while the row is locked, and applied when repeated", async () => {
    const client = await platform.context.pool.connect();
    try {
      await client.query("BEGIN");
      await client.query("SELECT 1 FROM organizer WHERE id = 1 FOR UPDATE");
      expect(await tell(reviewed("GREEN", 1))).toBe(503);
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
    expect(await tell(reviewed("GREEN", 1))).toBe(200);
    expect(await statusNow()).toBe(1);
  });
});
