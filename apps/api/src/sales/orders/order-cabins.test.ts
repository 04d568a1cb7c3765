import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour } from "../../../testing/fixtures.ts";
import type { TourFixture } from "../../../testing/fixtures.ts";
import { codeOf, faultsOf, orderOf, Shop } from "../../../testing/shop.ts";
import type { OrderAnswer } from "../../../testing/shop.ts";
import { readSeats } from "../../discovery/catalogue/tour-store.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

let ships = 0;

/** A cruise of 10 001 roubles a seat: its ship has three twin cabins and one suite for 15 % more. */
async function insertCruise(tour: TourFixture = {}) {
  const made = await insertTour(shop.context.pool, { priceMinor: 1_000_100, seats: 20, ...tour });
  const [ship] = await shop.rows(
    `INSERT INTO ship (id, slug, name, passengers, cruise_type, vessel)
     VALUES ($1::integer, 'ship-' || $1::integer, '{"ru": "Заря"}', 40, 'river', 'motor-ship') RETURNING id`,
    (ships += 1),
  );
  await shop.rows(
    "UPDATE tour SET is_cruise = true, ship_id = $2, cruise_type = 'river' WHERE id = $1",
    made.tourId,
    ship?.["id"],
  );
  const cabins = await shop.rows(
    `INSERT INTO ship_cabin (ship_id, kind, capacity, deck, supplement_percent, quantity)
     VALUES ($1, 'twin', 2, 1, 0, 3), ($1, 'suite', 2, 3, 15, 1) RETURNING id`,
    ship?.["id"],
  );
  const [twin, suite] = cabins.map(({ id }) => Number(id));
  return { ...made, twin: twin!, suite: suite! };
}
type Cruise = Awaited<ReturnType<typeof insertCruise>>;

let phones = 0;

/** Each has a phone of their own: a second order to one number has to confirm it first. */
const order = (cruise: Cruise, changes: object) =>
  shop.agree("/spa/submit-order", {
    ...orderOf(cruise),
    seen: null,
    phone: `+7903${2_000_000 + (phones += 1)}`,
    ...changes,
  });

async function cabinsLeft({ tourId, dateId, twin, suite }: Cruise) {
  const seats = await readSeats(shop.context.pool, { tourId, today: "2000-01-01" });
  const left = new Map(seats.get(dateId)?.cabins_left.map((one) => [one.id, one.left]));
  return { twin: left.get(twin), suite: left.get(suite) };
}

describe("an order of a cabin", () => {
  it("charges the cabin's supplement per seat and takes whole cabins", async () => {
    const cruise = await insertCruise();
    const { uuid, request_id: id } = (
      await order(cruise, { cabin_id: cruise.suite })
    ).json<OrderAnswer>();
    // 15 % on 10 001 roubles makes 11 502 a seat.
    expect(await shop.booking(uuid)).toMatchObject({
      status: 2,
      total: 2_300_400,
      cabin: { kind: "Люкс", deck: 3, count: 1 },
    });
    expect(await cabinsLeft(cruise)).toEqual({ twin: 3, suite: 0 });
    for (const { body } of await shop.messages(id)) expect(body).toMatch(/люкс|suite/i);

    const three = (await order(cruise, { cabin_id: cruise.twin, adults: 3 })).json<OrderAnswer>();
    expect(await shop.booking(three.uuid, "en")).toMatchObject({
      total: 3_000_300,
      cabin: { kind: "Twin cabin", deck: 1, count: 2 },
    });
    expect(await cabinsLeft(cruise)).toEqual({ twin: 1, suite: 0 });
  });

  it("frees the cabins when it is cancelled", async () => {
    const cruise = await insertCruise();
    const { uuid } = (await order(cruise, { cabin_id: cruise.suite })).json<OrderAnswer>();
    expect((await order(cruise, { cabin_id: cruise.suite })).statusCode).toBe(409);
    const { statusCode } = await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    expect(statusCode).toBe(200);
    expect(await cabinsLeft(cruise)).toEqual({ twin: 3, suite: 1 });
    expect((await order(cruise, { cabin_id: cruise.suite })).statusCode).toBe(200);
  });

  it("is refused when the kind is sold out, and takes no seats", async () => {
    const cruise = await insertCruise();
    await order(cruise, { cabin_id: cruise.suite });
    const refused = await order(cruise, { cabin_id: cruise.suite });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, "no_cabins"]);
    expect(await shop.seatsTaken(cruise.dateId)).toBe(2);
    const tooMany = await order(cruise, { cabin_id: cruise.twin, adults: 7 });
    expect(codeOf(tooMany)).toBe("no_cabins");
  });

  it("rejects the cabin_id of another ship or of a tour without a ship", async () => {
    const [cruise, other] = [await insertCruise(), await insertCruise()];
    const land = await insertTour(shop.context.pool);
    for (const answer of [
      await order(cruise, { cabin_id: other.twin }),
      await order({ ...cruise, ...land }, { cabin_id: cruise.twin }),
    ]) {
      expect(faultsOf(answer)).toEqual({ cabin_id: ["Некорректное значение"] });
    }
  });

  it("takes no cabin when none was chosen", async () => {
    const cruise = await insertCruise();
    const { uuid } = (await order(cruise, {})).json<OrderAnswer>();
    expect(await shop.booking(uuid)).toMatchObject({ total: 2_000_200, cabin: null });
    expect(await cabinsLeft(cruise)).toEqual({ twin: 3, suite: 1 });
  });

  it("sells the last cabin once to twenty concurrent orders", async () => {
    const cruise = await insertCruise({ seats: 50 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => order(cruise, { cabin_id: cruise.suite })),
    );
    const codes = answers.map((answer) => (answer.statusCode === 200 ? "sold" : codeOf(answer)));
    expect(codes.toSorted()).toEqual([...Array(19).fill("no_cabins"), "sold"]);
    expect(await shop.seatsTaken(cruise.dateId)).toBe(2);
  });
});

it("can neither exceed a ship's cabins nor take another ship's, by a constraint of the database", async () => {
  const [cruise, other] = [await insertCruise(), await insertCruise()];
  const { uuid } = (await order(cruise, { cabin_id: cruise.suite })).json<OrderAnswer>();
  const without = (await order(cruise, {})).json<OrderAnswer>();
  for (const cabin of [cruise.suite, other.twin]) {
    const taking = shop.rows(
      "UPDATE booking SET ship_cabin_id = $2 WHERE uuid = $1",
      without.uuid,
      cabin,
    );
    await expect(taking).rejects.toMatchObject({ constraint: "cabins_never_oversold" });
  }
  const growing = shop.rows("UPDATE booking SET adults = 3 WHERE uuid = $1", uuid);
  await expect(growing).rejects.toMatchObject({ constraint: "cabins_never_oversold" });
});
