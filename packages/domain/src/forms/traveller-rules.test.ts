import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { birthday, passportNumber } from "./traveller-rules.ts";

beforeAll(() => {
  vi.useFakeTimers({ now: new Date("2026-11-28T12:00:00Z"), toFake: ["Date"] });
});
afterAll(() => {
  vi.useRealTimers();
});

it.each(["", null, "1990-02-28", "2026-11-28", "2026-11-29", "1907-01-01"])(
  "accepts the birthday %j",
  (day) => {
    expect(birthday(day, {})).toBeNull();
  },
);

it.each(["2026-11-30", "2031-01-01", "1906-01-01", "0001-01-01", "1990-02-30", "28.11.1990"])(
  "refuses the birthday %j",
  (day) => {
    expect(birthday(day, {})).toEqual({ key: "incorrect" });
  },
);

it.each([
  "",
  "4509 123456",
  "IV-МЮ № 123456",
  "C01X00T47",
  "AB1234567",
  "E12345678",
  "４５０９ １２３４５６",
])("accepts the passport %j", (number) => {
  expect(passportNumber(number, {})).toBeNull();
});

it.each(["!!", "-----", "123", "none yet", "нет паспорта", "1234 😀"])(
  "refuses the passport %j",
  (number) => {
    expect(passportNumber(number, {})).toEqual({ key: "incorrect" });
  },
);
