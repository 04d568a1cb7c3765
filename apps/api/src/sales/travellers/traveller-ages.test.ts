import { isApiClientError } from "@tropa/api-client/api-client-error";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import {
  addTouristsCall,
  saveTravellerCall,
  updateTouristsCall,
} from "@tropa/api-contract/sales/calls-traveller-forms";
import { changeBookingCall } from "@tropa/api-contract/sales/calls-booking-change";
import { touristsInfoCall, travellersCall } from "@tropa/api-contract/sales/calls-travellers";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";

let platform: Platform;
let tourist: Person;
let organizer: Person;
const visitor = { token: null };
beforeAll(async () => {
  platform = await Platform.open();
  tourist = await platform.person("tourist");
  organizer = await platform.person("organizer");
});
afterAll(() => platform.close());

/** In a year that no leap day is born in or grows older. */
const year = Number(todayIn("UTC").slice(0, 4)) + 1;
const startsOn = `${year}-06-12`;
const born = (age: number, daysLater = 0) => addDays(`${year - age}-06-12`, daysLater);
const half = [{ from_age: 3, to_age: 11, percent: 50 }];

async function book(childrenAges: readonly number[], adults = 2, childPrices = half) {
  const made = await insertTour(platform.context.pool, {
    organizerId: organizers.direct,
    startsOn,
    childPrices,
  });
  const order = {
    ...orderOf(made),
    adults,
    children: childrenAges.length,
    children_ages: [...childrenAges],
    seen: {
      amount: adults * 1_000_000 + childrenAges.length * 500_000,
      currency: "RUB" as const,
    },
  };
  const answer = await platform.client(tourist).call(submitOrderCall, { body: order });
  return { ...made, id: answer.request_id, uuid: answer.uuid, link: answer.tourists_uuid };
}
const person = (birthday: string, more: { id?: number } = {}) => ({
  first_name: "Анна",
  last_name: "Каренина",
  birthday,
  ...more,
});
const add = (link: string, birthdays: readonly string[], language = "ru") =>
  platform.client(visitor, language).call(addTouristsCall, {
    query: { uuid: link },
    body: { tourists: birthdays.map((birthday) => person(birthday)) },
  });
const save = (id: number, birthday: string, who: Person = tourist, traveller?: number) =>
  platform.client(who).call(saveTravellerCall, {
    body: { ...person(birthday), request_id: id, id: traveller },
  });
const faults = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) return "taken";
  if (!isApiClientError(error)) throw error;
  return { status: error.status, ...error.validation };
};

describe("a birthday of a traveller", () => {
  it.each([
    ["makes an adult a child on the day of departure", [], 2, born(11), "11"],
    ["gives a child an adult's age", [8], 1, born(12), "12"],
  ])("is refused when it %s", async (_, ages, adults, birthday, age) => {
    const { link } = await book(ages, adults);
    const answer = await faults(add(link, [birthday]));
    expect(answer).toMatchObject({ status: 422 });
    expect(JSON.stringify(answer)).toContain(`Возраст в день выезда: ${age}.`);
  });
  it("determines the traveller's age on the day of departure", async () => {
    const { link } = await book([], 2, [{ from_age: 0, to_age: 17, percent: 50 }]);
    expect(await faults(add(link, [born(18, 1)]))).toMatchObject({
      status: 422,
      "tourists.0.birthday": [expect.stringContaining("17")],
    });
    expect(await faults(add(link, [born(18)]))).toBe("taken");
  });

  it("is refused in the reader's language, naming the booked party", async () => {
    const { link } = await book([8]);
    expect(await faults(add(link, [born(8), born(9)], "en"))).toEqual({
      status: 422,
      "tourists.1.birthday": [
        "Age on the day of departure: 9. No place in the booking is left for it (adults: 2, ages of children: 8). Check all birthdays, or change the party in the booking first",
      ],
    });
  });

  it("is checked against the travellers already filled in, in any order", async () => {
    const { link, id } = await book([8]);
    expect(await faults(add(link, [born(9)]))).toBe("taken");
    expect(await faults(save(id, born(7)))).toMatchObject({
      status: 422,
      birthday: [expect.any(String)],
    });
    expect(await faults(save(id, born(40)))).toBe("taken");
  });

  it("can be swapped between two travellers in one save", async () => {
    const { id } = await book([8], 1);
    const replace = async (first: string, second: string) => {
      const { tourists } = await platform
        .client(tourist)
        .call(travellersCall, { query: { request_id: String(id) } });
      const [one, two] = tourists;
      return faults(
        platform.client(tourist).call(updateTouristsCall, {
          query: { request_id: String(id) },
          body: [person(first, one && { id: one.id }), person(second, two && { id: two.id })],
        }),
      );
    };
    expect(await replace(born(40), born(8))).toBe("taken");
    expect(await replace(born(8), born(40))).toBe("taken");
    expect(await replace(born(8), born(9))).toMatchObject({ "1.birthday": [expect.any(String)] });
  });

  it("is not checked again when other fields of the traveller change", async () => {
    const { id, link } = await book([]);
    const { tourists } = await add(link, [born(40)]);
    const [, added] = tourists;
    await platform.rows("UPDATE tourist SET birthday = $2 WHERE id = $1", added?.id, born(8));
    expect(await faults(save(id, born(8), tourist, added?.id))).toBe("taken");
    expect(await faults(save(id, born(9), tourist, added?.id))).toMatchObject({ status: 422 });
  });

  it("is not limited for the organizer, nor on tours without child prices except that one adult is required", async () => {
    const { id } = await book([]);
    expect(await faults(save(id, born(8), organizer))).toBe("taken");
    const unpriced = await book([], 2, []);
    expect(await faults(save(unpriced.id, born(8)))).toBe("taken");
    // The party needs an adult all the same.
    const { tourists } = await platform
      .client(tourist)
      .call(travellersCall, { query: { request_id: String(unpriced.id) } });
    expect(await faults(save(unpriced.id, born(9), tourist, tourists[0]?.id))).toMatchObject({
      status: 422,
    });
  });
});

describe("the open ages of a party", () => {
  it("are shown by the link without birthdays", async () => {
    const { link } = await book([8]);
    await add(link, [born(8)]);
    const info = await platform.client(visitor).call(touristsInfoCall, { query: { uuid: link } });
    expect(info).toMatchObject({ is_own: false, party: { adults: 2, children_ages: [8] } });
    expect(info.party?.open.at(-1)).toMatchObject({
      id: null,
      ages: [0, 1, 2, 12, 13, 14, 15, 16, 17, 18],
      named: [18, 18],
    });
  });

  it("are shown to the tourist and not to the organizer", async () => {
    const { link, id } = await book([8]);
    const byLink = await platform.client(tourist).call(touristsInfoCall, { query: { uuid: link } });
    expect(byLink.is_own).toBe(true);
    const whole = (who: Person) =>
      platform.client(who).call(travellersCall, { query: { request_id: String(id) } });
    expect(await whole(tourist)).toMatchObject({ is_own: true, party: { adults: 2 } });
    expect(await whole(organizer)).toMatchObject({ is_own: false, party: null });
  });
});

it("accepts a child after the party is changed, and refuses to change it back", async () => {
  const { link, id, uuid, dateId } = await book([]);
  const change = (ages: readonly number[], total: number) =>
    faults(
      platform.client(tourist).call(changeBookingCall, {
        body: {
          uuid,
          variant_id: dateId,
          adults: 2 - ages.length,
          children: ages.length,
          children_ages: [...ages],
          total,
        },
      }),
    );
  expect(await faults(add(link, [born(8)]))).toMatchObject({ status: 422 });
  expect(await change([8], 1_500_000)).toBe("taken");
  expect(await faults(add(link, [born(8)]))).toBe("taken");
  const booked = "SELECT total_minor FROM booking WHERE id = $1";
  expect(await platform.rows(booked, id)).toEqual([{ total_minor: 1_500_000 }]);
  // Back to two adults, the child would travel for another price than is paid for.
  expect(await change([], 2_000_000)).toMatchObject({ status: 422, adults: [expect.any(String)] });
});
