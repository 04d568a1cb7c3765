import { tourCall, tourReviewsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { reviewCall, reviewsCall } from "@tropa/api-contract/editorial/calls-content";
import { organizerReviewsCall } from "@tropa/api-contract/organizers/calls-organizers";
import {
  bookingReviewCall,
  createReviewCall,
  hiddenReviewsCall,
  moderateReviewCall,
  replyToReviewCall,
} from "@tropa/api-contract/editorial/calls-reviews";
import {
  deleteImageCall,
  uploadReviewImageCall,
} from "@tropa/api-contract/conversation/calls-uploads";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person, Role } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";

let platform: Platform;
let people: Record<Role, Person>;
beforeAll(async () => {
  platform = await Platform.open();
  people = await platform.everybody();
});
afterAll(() => platform.close());

const as = (role: Role) => platform.client(people[role]);

interface Journey {
  id: number;
  uuid: string;
}

/** Journeys of the tourist on a tour, completed unless said otherwise. */
async function journeys(
  tour: { tourId: number; dateId: number },
  { count = 1, status = 4 } = {},
): Promise<Journey[]> {
  return platform.rows<Journey>(
    `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, last_name, phone, email, locale,
                          storefront, currency, total_minor, prepayment_minor, account_id, hold_until)
     SELECT $1, $2, tour.organizer_id, $3::smallint, 1, 'Анна', 'климова', '+79005550000', 'anna@tropa.example', 'ru', 'ru', 'RUB',
            100000, 20000, $4, CASE WHEN $3::smallint < 3 THEN now() + interval '1 day' END
       FROM tour, generate_series(1, $5) WHERE tour.id = $1 RETURNING id, uuid`,
    tour.tourId,
    tour.dateId,
    status,
    people.tourist.accountId,
    count,
  );
}

async function journey(options: { status?: number } = {}) {
  const tour = await insertTour(platform.context.pool);
  const [made] = await journeys(tour, options);
  return { ...made!, ...tour };
}

const words = { rating: 5, text: "Лёд, тишина и горячий чай." };
const ratingOf = async (tourId: number) => {
  const [row] = await platform.rows("SELECT rating, reviews_count FROM tour WHERE id = $1", tourId);
  return row;
};

async function picture() {
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  return as("visitor").call(uploadReviewImageCall, {
    body: {},
    file: new File([new Uint8Array(bytes)], "view.png"),
  });
}

describe("writing", () => {
  it("by link: with pictures, counted, and told to the organizer", async () => {
    const { uuid, id, tourId } = await journey();
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
    expect(await ratingOf(tourId)).toEqual({ rating: 5, reviews_count: 1 });
    const letters = await platform.rows<{ body: string }>(
      "SELECT recipient, body FROM outbox WHERE booking_id = $1",
      id,
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]!.body).toContain(words.text);
    const after = await as("visitor").call(bookingReviewCall, { query: { uuid } });
    expect(after).toEqual({ review: made, may_write: false, ...about });
  });

  it("shows everywhere that reviews are read", async () => {
    const { uuid, tourId } = await journey();
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

  it("by number, signed in: for who booked it alone", async () => {
    const { id } = await journey();
    const body = { booking_id: id, ...words, rating: 4 };
    expect(await codeOf(as("visitor").call(createReviewCall, { body }))).toBe("unauthorized");
    for (const role of ["otherTourist", "organizer", "otherOrganizer", "staff"] as const)
      expect(await codeOf(as(role).call(createReviewCall, { body }))).toBe("forbidden");
    const made = await as("tourist").call(createReviewCall, { body });
    expect(made.rating).toBe(4);
  });

  it("an organizer does not praise themselves by the link either", async () => {
    const { uuid } = await journey();
    for (const role of ["organizer", "staff"] as const)
      expect(await codeOf(as(role).call(createReviewCall, { body: { uuid, ...words } }))).toBe(
        "forbidden",
      );
  });

  it.each([
    ["account", "account_id = $2"],
    ["e-mail", "email = (SELECT upper(email) FROM account WHERE id = $2)"],
  ])("nor signed out, of a booking with their own %s", async (_, change) => {
    const { uuid, id } = await journey();
    await platform.rows(
      `UPDATE booking SET ${change} WHERE id = $1`,
      id,
      people.organizer.accountId,
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

  it.each([1, 2, 3, 5, 6, 7, 8])("not of a booking of status %i", async (status) => {
    const { uuid } = await journey({ status });
    const body = { uuid, ...words };
    expect(await codeOf(as("visitor").call(createReviewCall, { body }))).toBe("conflict");
    const answer = await as("visitor").call(bookingReviewCall, { query: { uuid } });
    expect(answer.may_write).toBe(false);
  });

  it("once, also when it is sent many times at once", async () => {
    const { uuid, tourId } = await journey();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        as("visitor").call(createReviewCall, { body: { uuid, ...words } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
    expect(await ratingOf(tourId)).toEqual({ rating: 5, reviews_count: 1 });
  });

  it("a whole party that writes at once is counted whole", async () => {
    const tour = await insertTour(platform.context.pool);
    const party = await journeys(tour, { count: 10 });
    await Promise.all(
      party.map(({ uuid }, index) =>
        as("visitor").call(createReviewCall, {
          body: { uuid, text: "Хорошо", rating: index < 5 ? 5 : 2 },
        }),
      ),
    );
    expect(await ratingOf(tour.tourId)).toEqual({ rating: 3.5, reviews_count: 10 });
  });

  it("a picture goes into one review, by its own token, and stays there", async () => {
    const image = await picture();
    const photos = [{ id: image.id, token: image.token }];
    const wrong = [{ id: image.id, token: "not the token" }];
    const first = await journey();
    const second = await journey();
    const write = (uuid: string, given: typeof photos) =>
      as("visitor").call(createReviewCall, { body: { uuid, ...words, photos: given } });
    expect((await refusal(write(first.uuid, wrong))).validation).toHaveProperty("photos");
    expect((await refusal(write(first.uuid, [...photos, ...photos]))).validation).toHaveProperty(
      "photos",
    );
    expect(await ratingOf(first.tourId)).toEqual({ rating: 0, reviews_count: 0 });
    await write(first.uuid, photos);
    expect((await refusal(write(second.uuid, photos))).validation).toHaveProperty("photos");
    const deleting = as("visitor").call(deleteImageCall, {
      query: { id: String(image.id), token: image.token },
      body: {},
    });
    expect(await codeOf(deleting)).toBe("not_found");
  });

  it("names what is wrong", async () => {
    const { uuid, id } = await journey();
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

async function review(): Promise<{ name: string; tourId: number }> {
  const { uuid, tourId } = await journey();
  const made = await as("visitor").call(createReviewCall, { body: { uuid, ...words } });
  return { name: made.uuid, tourId };
}

it.each<[Role, string | null]>([
  ["visitor", "unauthorized"],
  ["tourist", "forbidden"],
  ["otherTourist", "forbidden"],
  ["organizer", null],
  ["otherOrganizer", "forbidden"],
  ["staff", null],
])("%s answers a review", async (role, code) => {
  const { name } = await review();
  const answer = (text: string) => as(role).call(replyToReviewCall, { body: { uuid: name, text } });
  if (code) return expect(await codeOf(answer("Спасибо!"))).toBe(code);
  expect((await answer("Спасибо!")).reply).toBe("Спасибо!");
  await vi.waitFor(async () => {
    const shown = await as("visitor").call(reviewCall, { query: { uuid: name } });
    expect(shown.reply).toBe("Спасибо!");
  });
  expect((await answer(" ")).reply).toBeNull();
});

it("an answer hides contacts, and is written over by nobody who has not seen it", async () => {
  const { name } = await review();
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

describe("moderation", () => {
  it("hides a review from readers and from the rating, and brings it back", async () => {
    const { name, tourId } = await review();
    const decide = (status: "published" | "held" | "rejected", note?: string) =>
      as("staff").call(moderateReviewCall, {
        body: { uuid: name, status, reason: "insult", ...(note && { note }) },
      });
    expect(await decide("held", "Проверяем")).toMatchObject({ status: "held" });
    expect(await ratingOf(tourId)).toEqual({ rating: 0, reviews_count: 0 });
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
    expect(await ratingOf(tourId)).toEqual({ rating: 5, reviews_count: 1 });
    // By the address that somebody has complained of, and by what it says.
    expect(await shown(`https://tropa.example/review/${name}?from=mail`)).toEqual([name]);
    expect(await shown("ТИШИНА и")).toContain(name);
    expect(await shown("тишина %")).toEqual([]);
  });

  it.each<[Role, string]>([
    ["visitor", "unauthorized"],
    ["tourist", "forbidden"],
    ["organizer", "forbidden"],
  ])("is not for %s", async (role, code) => {
    const { name } = await review();
    const hide = { body: { uuid: name, status: "rejected" as const, reason: "insult" as const } };
    expect(await codeOf(as(role).call(moderateReviewCall, hide))).toBe(code);
    const list = { query: { status: "held" as const } };
    expect(await codeOf(as(role).call(hiddenReviewsCall, list))).toBe(code);
  });
});

describe("what becomes of a review", () => {
  type Status = "published" | "held" | "rejected";

  async function moderated(change = "") {
    const { uuid, id, tourId } = await journey();
    if (change) await platform.rows(`UPDATE booking SET ${change} WHERE id = $1`, id);
    const { uuid: name } = await as("visitor").call(createReviewCall, { body: { uuid, ...words } });
    const decide = (status: Status, reason?: "advertising" | "personal") =>
      as("staff").call(moderateReviewCall, {
        body: { uuid: name, status, note: "for staff alone", ...(reason && { reason }) },
      });
    const letters = () =>
      platform.rows<{ kind: string; channel: string; subject: string | null; body: string }>(
        "SELECT kind, channel, subject, body FROM outbox WHERE booking_id = $1 AND kind ~ '^review(Held|Rejected|Published)$' ORDER BY id",
        id,
      );
    return { booking: uuid, name, tourId, decide, letters };
  }

  it("is told to who wrote it, each state once, a rejection with its reason and the way to change it", async () => {
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

  it("is told in the language of the booking, and by SMS where there is no e-mail", async () => {
    const { decide, letters } = await moderated("locale = 'de', email = NULL");
    await decide("rejected", "personal");
    expect(await letters()).toMatchObject([
      { channel: "sms", body: expect.stringContaining("Sie nennt Telefonnummern") },
    ]);
  });

  it("is rejected with a reason alone, which no other state has", async () => {
    const { decide } = await moderated();
    expect((await refusal(decide("rejected"))).validation).toHaveProperty("reason");
    expect((await decide("held", "personal")).reason).toBeNull();
  });

  it("a rejected one is written anew, once, and waits for staff; nobody else's is written over", async () => {
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
    expect(await ratingOf(tourId)).toEqual({ rating: 0, reviews_count: 0 });
    expect(await state()).toMatchObject({ may_write: false, review: { status: "held" } });
    expect(await codeOf(again("Ещё раз"))).toBe("conflict");
    // Who has just sent it knows that it is read first.
    await decide("held");
    expect(await letters()).toHaveLength(before);
    await decide("published");
    expect((await letters()).at(-1)?.kind).toBe("reviewPublished");
    expect(await ratingOf(tourId)).toEqual({ rating: 4, reviews_count: 1 });
  });
});
