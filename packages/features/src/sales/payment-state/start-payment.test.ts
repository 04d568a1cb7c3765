import { expect, test, vi } from "vitest";
import { startPayment } from "./start-payment.ts";
import type { PaymentChoice } from "./payment-state.ts";

const choices: PaymentChoice[] = [
  { provider: "tinkoff", method: "sbp" },
  { provider: "payanyway", method: "sbp" },
];
const refused = (code: string) => Object.assign(new Error(code), { code });

test("asks the first provider alone while it answers", async () => {
  const start = vi.fn(async ({ provider }: PaymentChoice, key: string) => `${provider} ${key}`);
  await expect(startPayment(choices, "one", start)).resolves.toBe("tinkoff one");
  expect(start).toHaveBeenCalledTimes(1);
});

test("asks the next one, by a key of its own, where the first does not answer", async () => {
  const keys: string[] = [];
  const started = await startPayment(choices, "one", async ({ provider }, key) => {
    keys.push(key);
    if (provider === "tinkoff") throw refused("unavailable");
    return provider;
  });
  expect(started).toBe("payanyway");
  expect(keys[0]).toBe("one");
  expect(new Set(keys).size).toBe(2);
});

test("says what was refused, and that nobody answers", async () => {
  const conflict = vi.fn(async () => Promise.reject(refused("conflict")));
  await expect(startPayment(choices, "one", conflict)).rejects.toThrow("conflict");
  expect(conflict).toHaveBeenCalledTimes(1);
  const silent = vi.fn(async () => Promise.reject(refused("unavailable")));
  await expect(startPayment(choices, "one", silent)).rejects.toThrow("unavailable");
  expect(silent).toHaveBeenCalledTimes(2);
});
