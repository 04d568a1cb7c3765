import { afterEach, expect, test } from "vitest";
import { createPriceConverter } from "./price-converter.ts";
import { failure, send, started, stopServers } from "./test/stand-in.ts";

afterEach(stopServers);

/** A clock that stands until it is set, and a converter that tells what it asked. */
async function converter(fails: (attempt: number) => boolean = () => false) {
  let time = 0;
  const { client, requests } = await started((_, response, attempt) =>
    fails(attempt)
      ? send(response, 404, {})
      : send(response, 200, { result: attempt, rated_on: "2030-01-01" }),
  );
  const convert = createPriceConverter(client, () => time);
  return { convert, requests, set: (value: number) => (time = value) };
}

test("asks in minor units, by the names of the wire", async () => {
  const { convert, requests } = await converter();
  expect(await convert("USD", "RUB", 12_345)).toBe(1);
  expect(requests[0]?.url).toBe(
    "/node-api/convert-price?from_currency=USD&to_currency=RUB&amount=12345",
  );
});

test("remembers a key for 60 seconds", async () => {
  const { convert, set } = await converter();
  expect(await convert("USD", "RUB", 100)).toBe(1);
  set(59_999);
  expect(await convert("USD", "RUB", 100)).toBe(1);
  set(60_000);
  expect(await convert("USD", "RUB", 100)).toBe(2);
  set(119_999);
  expect(await convert("USD", "RUB", 100)).toBe(2);
});

test("tells keys apart", async () => {
  const { convert } = await converter();
  expect(await convert("USD", "RUB", 100)).toBe(1);
  expect(await convert("USD", "RUB", 101)).toBe(2);
  expect(await convert("USD", "EUR", 100)).toBe(3);
  expect(await convert("RUB", "USD", 100)).toBe(4);
  expect(await convert("USD", "RUB", 100)).toBe(1);
});

test("asks once for all who wait", async () => {
  const { convert, requests } = await converter();
  expect(await Promise.all(Array.from({ length: 10 }, () => convert("USD", "EUR", 5)))).toEqual(
    Array.from({ length: 10 }, () => 1),
  );
  expect(requests).toHaveLength(1);
});

test("remembers no failure, which all who waited share", async () => {
  const { convert, requests } = await converter((attempt) => attempt === 1);
  const errors = await Promise.all([1, 2, 3].map(() => failure(convert("USD", "EUR", 5))));
  expect(errors.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(requests).toHaveLength(1);
  expect(await convert("USD", "EUR", 5)).toBe(2);
});

test("the same currency needs no rate", async () => {
  const { convert, requests } = await converter();
  expect(await convert("EUR", "EUR", 7)).toBe(7);
  expect(requests).toHaveLength(0);
});

test("forgets the oldest keys when there are too many", async () => {
  const { convert, requests } = await converter();
  for (let amount = 1; amount <= 501; amount += 1) await convert("USD", "EUR", amount);
  await convert("USD", "EUR", 2);
  expect(requests).toHaveLength(501);
  await convert("USD", "EUR", 1);
  expect(requests).toHaveLength(502);
});
