import { tourReviewsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { reviewCall } from "@tropa/api-contract/editorial/calls-content";
import {
  bookingReviewCall,
  createReviewCall,
  hiddenReviewsCall,
  moderateReviewCall,
} from "@tropa/api-contract/editorial/calls-reviews";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";
import { TripReviews, words } from "../../../testing/discovery/trip-reviews.ts";

let reviews: TripReviews;
beforeAll(async () => {
  reviews = await TripReviews.open();
});
afterAll(() => reviews.close());

const as = (role: Role) => reviews.as(role);

describe("moderation of reviews", () => {
  it("hides a review from readers and ratings, and restores it", async () => {
    const { name, tourId } = await reviews.review();
    const decide = (status: "published" | "held" | "rejected", note?: string) =>
      as("staff").call(moderateReviewCall, {
        body: { uuid: name, status, reason: "insult", ...(note && { note }) },
      });
    expect(await decide("held", "Проверяем")).toMatchObject({ status: "held" });
    expect(await reviews.ratingOf(tourId)).toEqual({ rating: 0, reviews_count: 0 });
    expect(await codeOf(as("visitor").call(reviewCall, { query: { uuid: name } }))).toBe(
      "not_found",
    );
    const ofTour = await as("visitor").call(tourReviewsCall, { query: { id: String(tourId) } });
    expect(ofTour).toMatchObject({ items: [], total: 0 });
    const held = await as("staff").call(hiddenReviewsCall, { query: { status: "held" } });
    expect(held.items[0]).toMatchObject({ uuid: name, note: "Проверяем" });
    const shown = async (search: string) => {
      const query = { status: "published" as const, search };
      const { items } = await as("staff").call(hiddenReviewsCall, { query });
      return items.map(({ uuid }) => uuid);
    };
    expect(await shown("")).not.toContain(name);
    await decide("rejected");
    expect((await as("staff").call(hiddenReviewsCall, { query: { status: "held" } })).total).toBe(
      0,
    );
    await decide("published");
    expect(await reviews.ratingOf(tourId)).toEqual({ rating: 5, reviews_count: 1 });
    // By the review's address and by its text.
    expect(await shown(`https://tropa.example/review/${name}?from=mail`)).toEqual([name]);
    expect(await shown("ТИШИНА и")).toContain(name);
    expect(await shown("тишина %")).toEqual([]);
  });

  it.each<[Role, string]>([
    ["visitor", "unauthorized"],
    ["tourist", "forbidden"],
    ["organizer", "forbidden"],
  ])("is refused to a %s", async (role, code) => {
    const { name } = await reviews.review();
    const hide = { body: { uuid: name, status: "rejected" as const, reason: "insult" as const } };
    expect(await codeOf(as(role).call(moderateReviewCall, hide))).toBe(code);
    const list = { query: { status: "held" as const } };
    expect(await codeOf(as(role).call(hiddenReviewsCall, list))).toBe(code);
  });
});

describe("the state of a moderated review", () => {
  type Status = "published" | "held" | "rejected";

  async function moderated(change = "") {
    const { uuid, id, tourId } = await reviews.journey();
    if (change) await reviews.platform.rows(`UPDATE booking SET ${change} WHERE id = $1`, id);
    const { uuid: name } = await as("visitor").call(createReviewCall, { body: { uuid, ...words } });
    const decide = (status: Status, reason?: "advertising" | "personal") =>
      as("staff").call(moderateReviewCall, {
        body: { uuid: name, status, note: "for staff alone", ...(reason && { reason }) },
      });
    const letters = () =>
      reviews.platform.rows<{
        kind: string;
        channel: string;
        subject: string | null;
        body: string;
      }>(
        "SELECT kind, channel, subject, body FROM outbox WHERE booking_id = $1 AND kind ~ '^review(Held|Rejected|Published)$' ORDER BY id",
        id,
      );
    return { booking: uuid, name, tourId, decide, letters };
  }

  it("is sent to its author once per state; a rejection comes with its reason and a link", async () => {
    const { booking, name, decide, letters } = await moderated();
    await decide("published");
    expect(await letters()).toEqual([]);
    await decide("held");
    await decide("held");
    const outcomes = await Promise.all([
      decide("rejected", "advertising"),
      decide("rejected", "advertising"),
    ]);
    expect(outcomes.map(({ reason }) => reason)).toEqual(["advertising", "advertising"]);
    await decide("rejected", "personal");
    await decide("published");
    const told = await letters();
    expect(told.map(({ kind, channel }) => [kind, channel])).toEqual([
      ["reviewHeld", "email"],
      ["reviewRejected", "email"],
      ["reviewPublished", "email"],
    ]);
    const [held, rejected, published] = told.map(({ body }) => body);
    expect(held).toContain(`/booking/review/uuid/${booking}`);
    expect(rejected).toContain("В нём реклама или ссылки на другие сайты.");
    expect(rejected).toContain(`/booking/review/uuid/${booking}`);
    expect(rejected).toContain("/contacts");
    expect(published).toContain(`/review/${name}`);
    for (const body of [held, rejected, published]) {
      expect(body).toContain("потому что написали отзыв");
      expect(body).not.toContain("for staff alone");
    }
  });

  it("is sent in the booking's language, and by SMS when the author has no e-mail", async () => {
    const { decide, letters } = await moderated("locale = 'de', email = NULL");
    await decide("rejected", "personal");
    expect(await letters()).toMatchObject([
      {
        channel: "sms",
        body: expect.stringMatching(/Bewertung wurde nicht veröffentlicht: .* https?:\S+$/),
      },
    ]);
  });

  it("needs a reason only for a rejection", async () => {
    const { decide } = await moderated();
    expect((await refusal(decide("rejected"))).validation).toHaveProperty("reason");
    expect((await decide("held", "personal")).reason).toBeNull();
  });

  it("lets the author rewrite a rejected review once, and then waits for staff", async () => {
    const { booking, name, tourId, decide, letters } = await moderated();
    const again = (text: string) =>
      as("visitor").call(createReviewCall, { body: { uuid: booking, rating: 4, text } });
    const state = () => as("visitor").call(bookingReviewCall, { query: { uuid: booking } });
    for (const status of ["held", "published"] as const) {
      await decide(status);
      expect(await codeOf(again("Другими словами"))).toBe("conflict");
    }
    await decide("rejected", "advertising");
    expect(await state()).toMatchObject({ may_write: true, review: { reason: "advertising" } });
    const before = (await letters()).length;
    const made = await again("Другими словами");
    expect(made).toMatchObject({ uuid: name, rating: 4, status: "held", reason: null });
    expect(await reviews.ratingOf(tourId)).toEqual({ rating: 0, reviews_count: 0 });
    expect(await state()).toMatchObject({ may_write: false, review: { status: "held" } });
    expect(await codeOf(again("Ещё раз"))).toBe("conflict");
    // Who has just sent it knows that it is read first.
    await decide("held");
    expect(await letters()).toHaveLength(before);
    await decide("published");
    expect((await letters()).at(-1)?.kind).toBe("reviewPublished");
    expect(await reviews.ratingOf(tourId)).toEqual({ rating: 4, reviews_count: 1 });
  });
});
