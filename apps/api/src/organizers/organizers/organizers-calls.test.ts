import * as calls from "@tropa/api-contract/organizers/calls-organizers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../../../testing/browser.ts";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { codeOf } from "../../../testing/refusal.ts";

let platform: Platform;
let otherOrganizer: Person;
let tourId: number;

beforeAll(async () => {
  platform = await Platform.open();
  otherOrganizer = await platform.person("otherOrganizer");
  ({ tourId } = await insertTour(platform.context.pool));
  await insertTour(platform.context.pool, { organizerId: organizers.confirming });
  await platform.rows(
    `INSERT INTO review (tour_id, organizer_id, author_name, rating, locale, text, travelled_on, created_on, status)
     SELECT $1, 1, 'Анна К.', rating, 'ru', 'Отзыв ' || rating, '2025-05-01', '2025-06-01', status
       FROM (VALUES (5, 'published'), (4, 'published'), (1, 'held')) AS given (rating, status)`,
    tourId,
  );
  await platform.rows("UPDATE tour SET rating = 4.5, reviews_count = 2 WHERE id = $1", tourId);
});
afterAll(() => platform.close());

const own = { id: String(organizers.direct) };

describe("the public pages of organizers", () => {
  it("show the number of tours, ratings and countries", async () => {
    const page = await platform.client().call(calls.organizerPublicInfoCall, { query: own });
    expect(page).toMatchObject({
      name: "Анна Ветрова",
      tours_count: 1,
      rating: 4.5,
      reviews_count: 2,
      rating_counts: [0, 0, 0, 1, 1],
      countries: [{ name: "Россия", slug: "russia", tours_count: 1 }],
      marketplace_requests_with_direct_sale: true,
      author_data: null,
    });
    const profile = await platform.client().call(calls.organizerPublicInfoCall, {
      query: { ...own, author_data_from_crm: "1" },
    });
    expect(profile.author_data).toEqual({
      seller_kind: "marketplace",
      legal_form: null,
      completed_bookings: 0,
      travellers: 0,
    });
  });

  it("omit contacts and requisites", async () => {
    const page = await platform.client().call(calls.organizerPublicInfoCall, {
      query: { ...own, author_data_from_crm: "1" },
    });
    expect(JSON.stringify(page)).not.toMatch(/tropa\.example|\+7999|tax_id/);
  });

  it("list published reviews of all tours by page", async () => {
    const first = await platform.client().call(calls.organizerReviewsCall, {
      query: { ...own, limit: "1" },
    });
    expect(first).toMatchObject({ total: 2, page: 1, pages: 2, per_page: 1, rating: 4.5 });
    const second = await platform.client().call(calls.organizerReviewsCall, {
      query: { ...own, limit: "1", page: "2" },
    });
    const ratings = [...first.items, ...second.items].map(({ rating }) => rating);
    expect(ratings.toSorted()).toEqual([4, 5]);
    expect(first.items[0]!.tour.slug).toBe(`ice-of-baikal-${tourId}`);
    const beyond = await platform.client().call(calls.organizerReviewsCall, {
      query: { ...own, page: "999999" },
    });
    expect(beyond.items).toEqual([]);
  });

  it("list organizers with tours in the hub, by country", async () => {
    const hub = await platform.client().call(calls.organizersHubCall, { query: {} });
    expect(hub.items.map(({ id }) => id)).toEqual([organizers.direct, organizers.confirming]);
    for (const { pictures } of hub.items) expect(pictures.length).toBeGreaterThan(0);
    expect(hub.countries).toEqual([{ id: 1, name: "Россия", slug: "russia", organizers_count: 2 }]);
    const paged = await platform.client().call(calls.organizersHubCall, {
      query: { country_id: "1", limit: "1", page: "2" },
    });
    expect(paged.items.map(({ id }) => id)).toEqual([organizers.confirming]);
    expect(paged).toMatchObject({ total: 2, pages: 2, per_page: 1 });
    const unknown = platform
      .client()
      .call(calls.organizersHubCall, { query: { country_id: "77" } });
    expect(await codeOf(unknown)).toBe("not_found");
  });

  it("are hidden from visitors on a storefront that hides organizers", async () => {
    const { client } = new Browser(platform, "intl");
    for (const hidden of [
      () => client.call(calls.organizerPublicInfoCall, { query: own }),
      () => client.call(calls.organizerReviewsCall, { query: own }),
      () => client.call(calls.organizersHubCall, { query: {} }),
      () => client.call(calls.organizerInfoCall, { query: own }),
    ])
      expect(await codeOf(hidden())).toBe("not_found");
    const signedIn = new Browser(platform, "intl");
    signedIn.tokens.set((await platform.person("tourist", "intl")).token ?? "");
    const card = await signedIn.client.call(calls.organizerInfoCall, { query: own });
    expect(card).toMatchObject({ name: "Anna Vetrova", tours_count: 1 });
    await client.call(calls.organizerVerificationInfoCall, { query: own });
    // Who works for the organizer reads what is written of their tours.
    const ownPeople = new Browser(platform, "intl");
    ownPeople.tokens.set((await platform.person("organizer", "intl")).token ?? "");
    const reviews = await ownPeople.client.call(calls.organizerReviewsCall, { query: own });
    expect(reviews.total).toBeGreaterThan(0);
  });

  it("marks e-mail and phone as verified once the organizer's account has confirmed them", async () => {
    const before = await platform.client().call(calls.organizerVerificationInfoCall, {
      query: { id: String(organizers.confirming) },
    });
    expect(before).toEqual({
      is_email_verified: true,
      is_phone_verified: false,
      is_passport_verified: false,
    });
    await platform.rows(
      "UPDATE account SET phone = '+79001112233', phone_confirmed_at = now() WHERE id = $1",
      otherOrganizer.accountId,
    );
    const after = await platform.client().call(calls.organizerVerificationInfoCall, {
      query: { id: String(organizers.confirming) },
    });
    expect(after).toMatchObject({ is_phone_verified: true, is_passport_verified: false });
  });

  it("answers not_found for an unknown organizer and validation for an invalid id", async () => {
    const nobody = { id: "99999" };
    for (const call of [
      calls.organizerPublicInfoCall,
      calls.organizerInfoCall,
      calls.organizerVerificationInfoCall,
      calls.organizerReviewsCall,
    ] as const) {
      expect(await codeOf(platform.client().call(call, { query: nobody }))).toBe("not_found");
      expect(await codeOf(platform.client().call(call, { query: { id: "1x" } }))).toBe(
        "validation",
      );
    }
  });
});
