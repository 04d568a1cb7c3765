import { tourCall, tourReviewsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { reviewCall, reviewsCall } from "@tropa/api-contract/editorial/calls-content";
import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { organizerReviewsCall } from "@tropa/api-contract/organizers/calls-organizers";
import {
  bookingReviewCall,
  createReviewCall,
  replyToReviewCall,
} from "@tropa/api-contract/editorial/calls-reviews";
import {
  deleteImageCall,
  uploadReviewImageCall,
} from "@tropa/api-contract/conversation/calls-uploads";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import type { Role } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";
import { TripReviews, words } from "../../../testing/discovery/trip-reviews.ts";

let reviews: TripReviews;
beforeAll(async () => {
  reviews = await TripReviews.open();
});
afterAll(() => reviews.close());

const as = (role: Role) => reviews.as(role);

async function picture() {
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  return as("visitor").call(uploadReviewImageCall, {
    body: {},
    file: new File([new Uint8Array(bytes)], "view.png"),
  });
}

describe("writing a review", () => {
  it("by link stores photos and marks, updates the rating and notifies the organizer", async () => {
    const { uuid, id, tourId } = await reviews.journey();
    const before = await as("visitor").call(bookingReviewCall, { query: { uuid } });
    const about = {
      tour: { name: expect.any(String), slug: `ice-of-baikal-${tourId}`, image: expect.anything() },
      starts_on: expect.any(String),
    };
    expect(before).toEqual({ review: null, may_write: true, ...about });
    const image = await picture();
    const photos = [{ id: image.id, token: image.token }];
    const made = await as("visitor").call(createReviewCall, {
      body: { uuid, ...words, photos, marks: { comfort: 4, value: 5 } },
    });
    expect(made).toMatchObject({
      ...words,
      author_name: "Анна К.",
      author_photo: null,
      locale: "ru",
      status: "published",
      marks: { comfort: 4, value: 5 },
      reply: null,
      replied_on: null,
      tour: { slug: `ice-of-baikal-${tourId}`, is_active: true },
    });
    expect(made.photos.map((photo) => photo.image)).toEqual([image.image.image]);
    expect(await reviews.ratingOf(tourId)).toEqual({ rating: 5, reviews_count: 1 });
    const letters = await reviews.platform.rows<{ body: string }>(
      "SELECT recipient, body FROM outbox WHERE booking_id = $1",
      id,
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]!.body).toContain(words.text);
    const after = await as("visitor").call(bookingReviewCall, { query: { uuid } });
    expect(after).toEqual({ review: made, may_write: false, ...about });
  });

  it("marks its booking as reviewed until staff reject the review", async () => {
    const { uuid, id } = await reviews.journey();
    const isReviewed = async () =>
      (await as("visitor").call(bookingByUuidCall, { query: { uuid } })).is_reviewed;
    expect(await isReviewed()).toBe(false);
    await as("visitor").call(createReviewCall, { body: { uuid, ...words } });
    expect(await isReviewed()).toBe(true);
    await reviews.platform.rows("UPDATE review SET status = 'rejected' WHERE booking_id = $1", id);
    expect(await isReviewed()).toBe(false);
  });

  it("shows the review on its own page, the tour's, the organizer's and in lists", async () => {
    const { uuid, tourId } = await reviews.journey();
    const { uuid: name } = await as("visitor").call(createReviewCall, { body: { uuid, ...words } });
    const one = await as("visitor").call(reviewCall, { query: { uuid: name } });
    expect(one).toMatchObject(words);
    const ofTour = await as("visitor").call(tourReviewsCall, { query: { id: String(tourId) } });
    expect(ofTour.items).toMatchObject([words]);
    const page = await as("visitor").call(tourCall, {
      query: { slug: `ice-of-baikal-${tourId}`, expand_reviews: "1" },
    });
    expect(page).toMatchObject({ reviews: [words], rating_counts: [0, 0, 0, 0, 1] });
    const ofOrganizer = await as("visitor").call(organizerReviewsCall, {
      query: { id: String(organizers.direct) },
    });
    expect(ofOrganizer.items.map((review) => review.uuid)).toContain(name);
    const index = await as("visitor").call(reviewsCall, { query: { country: "russia" } });
    expect(index.items.map((review) => review.uuid)).toContain(name);
  });

  it("by booking number is allowed only to the tourist who booked", async () => {
    const { id } = await reviews.journey();
    const body = { booking_id: id, ...words, rating: 4 };
    expect(await codeOf(as("visitor").call(createReviewCall, { body }))).toBe("unauthorized");
    for (const role of ["otherTourist", "organizer", "otherOrganizer", "staff"] as const)
      expect(await codeOf(as(role).call(createReviewCall, { body }))).toBe("forbidden");
    const made = await as("tourist").call(createReviewCall, { body });
    expect(made.rating).toBe(4);
  });

  it("by link is refused to the signed-in organizer and staff", async () => {
    const { uuid } = await reviews.journey();
    for (const role of ["organizer", "staff"] as const)
      expect(await codeOf(as(role).call(createReviewCall, { body: { uuid, ...words } }))).toBe(
        "forbidden",
      );
  });

  it.each([
    ["account", "account_id = $2"],
    ["e-mail", "email = (SELECT upper(email) FROM account WHERE id = $2)"],
  ])("by link is refused for a booking with the organizer's own %s", async (_, change) => {
    const { uuid, id } = await reviews.journey();
    await reviews.platform.rows(
      `UPDATE booking SET ${change} WHERE id = $1`,
      id,
      reviews.people.organizer.accountId,
    );
    const answer = await as("visitor").call(bookingReviewCall, { query: { uuid } });
    expect(answer.may_write).toBe(false);
    for (const role of ["visitor", "organizer", "otherTourist"] as const)
      expect(await codeOf(as(role).call(createReviewCall, { body: { uuid, ...words } }))).toBe(
        "forbidden",
      );
    const byNumber = { booking_id: id, ...words };
    expect(await codeOf(as("organizer").call(createReviewCall, { body: byNumber }))).toBe(
      "forbidden",
    );
  });

  it.each([1, 2, 3, 5, 6, 7, 8])("is refused for a booking of status %i", async (status) => {
    const { uuid } = await reviews.journey({ status });
    const body = { uuid, ...words };
    expect(await codeOf(as("visitor").call(createReviewCall, { body }))).toBe("conflict");
    const answer = await as("visitor").call(bookingReviewCall, { query: { uuid } });
    expect(answer.may_write).toBe(false);
  });

  it("stores one review when sent several times at once", async () => {
    const { uuid, tourId } = await reviews.journey();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        as("visitor").call(createReviewCall, { body: { uuid, ...words } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
    expect(await reviews.ratingOf(tourId)).toEqual({ rating: 5, reviews_count: 1 });
  });

  it("counts all reviews that travellers of one tour write at once", async () => {
    const tour = await insertTour(reviews.platform.context.pool);
    const party = await reviews.journeys(tour, { count: 10 });
    await Promise.all(
      party.map(({ uuid }, index) =>
        as("visitor").call(createReviewCall, {
          body: { uuid, text: "Хорошо", rating: index < 5 ? 5 : 2 },
        }),
      ),
    );
    expect(await reviews.ratingOf(tour.tourId)).toEqual({ rating: 3.5, reviews_count: 10 });
  });

  it("accepts a photo only by its token and in one review", async () => {
    const image = await picture();
    const photos = [{ id: image.id, token: image.token }];
    const wrong = [{ id: image.id, token: "not the token" }];
    const first = await reviews.journey();
    const second = await reviews.journey();
    const write = (uuid: string, given: typeof photos) =>
      as("visitor").call(createReviewCall, { body: { uuid, ...words, photos: given } });
    expect((await refusal(write(first.uuid, wrong))).validation).toHaveProperty("photos");
    expect((await refusal(write(first.uuid, [...photos, ...photos]))).validation).toHaveProperty(
      "photos",
    );
    expect(await reviews.ratingOf(first.tourId)).toEqual({ rating: 0, reviews_count: 0 });
    await write(first.uuid, photos);
    expect((await refusal(write(second.uuid, photos))).validation).toHaveProperty("photos");
    const deleting = as("visitor").call(deleteImageCall, {
      query: { id: String(image.id), token: image.token },
      body: {},
    });
    expect(await codeOf(deleting)).toBe("not_found");
  });

  it("reports each invalid field", async () => {
    const { uuid, id } = await reviews.journey();
    const faults = async (body: object) =>
      Object.keys(
        (await refusal(as("visitor").call(createReviewCall, { body: { uuid, ...words, ...body } })))
          .validation,
      );
    expect(await faults({ rating: 6 })).toEqual(["rating"]);
    expect(await faults({ rating: 4.5 })).toEqual(["rating"]);
    expect(await faults({ text: "  " })).toEqual(["text"]);
    expect(await faults({ text: "x".repeat(5001) })).toEqual(["text"]);
    expect(await faults({ booking_id: id })).toEqual(["booking_id"]);
    expect(
      await faults({ photos: Array.from({ length: 11 }, () => ({ id: 1, token: "t" })) }),
    ).toEqual(["photos"]);
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect(
      await codeOf(as("visitor").call(createReviewCall, { body: { uuid: unknown, ...words } })),
    ).toBe("not_found");
  });
});

it.each<[Role, string | null]>([
  ["visitor", "unauthorized"],
  ["tourist", "forbidden"],
  ["otherTourist", "forbidden"],
  ["organizer", null],
  ["otherOrganizer", "forbidden"],
  ["reviewsStaff", null],
  ["organizersStaff", "forbidden"],
  ["plainStaff", "forbidden"],
])("lets %s reply to a review, or refuses with %s", async (role, code) => {
  const { name } = await reviews.review();
  const answer = (text: string) => as(role).call(replyToReviewCall, { body: { uuid: name, text } });
  if (code) return expect(await codeOf(answer("Спасибо!"))).toBe(code);
  expect((await answer("Спасибо!")).reply).toBe("Спасибо!");
  const shown = () => as("visitor").call(reviewCall, { query: { uuid: name } });
  await expect.poll(async () => (await shown()).reply).toBe("Спасибо!");
  expect((await answer(" ")).reply).toBeNull();
});

it("masks contacts in a reply, and refuses to overwrite a reply that the author has not seen", async () => {
  const { name } = await reviews.review();
  const answer = (text: string, seen?: string | null) =>
    as("organizer").call(replyToReviewCall, { body: { uuid: name, text, seen } });
  const { reply } = await answer("Спасибо! Пишите мне: t.me/vetrova", null);
  expect(reply).toBe("Спасибо! Пишите мне: ********");
  expect(await refusal(answer("Приезжайте ещё", null))).toMatchObject({
    code: "conflict",
    data: { review: { uuid: name, reply } },
  });
  const both = await Promise.allSettled([answer("Один", reply), answer("Два", reply)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
