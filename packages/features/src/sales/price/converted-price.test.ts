import { QueryClient } from "@tanstack/react-query";
import { TIMES } from "@tropa/domain/page-constants";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { convertedPriceQuery } from "./converted-price.ts";

const storefront = { locale: "en", currency: "USD", variant: {} } as never;
const money = { minor: 850_000, currency: "RUB" } as const;
const call = vi.fn<() => Promise<{ result: number }>>();

vi.mock("../../platform/api/browser-api.ts", () => ({ browserApi: async () => ({ call }) }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  call.mockReset().mockResolvedValue({ result: 9237 });
});
afterEach(() => vi.useRealTimers());

it("keeps a converted price for 60 seconds and then asks again", async () => {
  expect(TIMES.priceConversionCacheSeconds).toBe(60);
  const client = new QueryClient();
  const read = () => client.fetchQuery(convertedPriceQuery(storefront, money));
  const start = Date.now();
  for (const [seconds, calls] of [
    [0, 1],
    [59, 1],
    [60, 2],
    [119, 2],
  ] as const) {
    vi.setSystemTime(start + seconds * 1000);
    expect((await read())?.result).toBe(9237);
    expect(call).toHaveBeenCalledTimes(calls);
  }
});

it("asks for another amount at once", async () => {
  const client = new QueryClient();
  for (const minor of [850_000, 900_000])
    await client.fetchQuery(convertedPriceQuery(storefront, { ...money, minor }));
  expect(call).toHaveBeenCalledTimes(2);
});
