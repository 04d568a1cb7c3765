import fc from "fast-check";
import { expect, test } from "vitest";
import { workState } from "./work-time.ts";

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: "09:00", closes: "18:00" }));
const irkutsk = { time_zone: "Asia/Irkutsk", hours: weekdays };
const at = (instant: string) => workState(irkutsk, new Date(instant));

test("opens and closes the office in its own time zone", () => {
  // 2026-03-02 is a Monday; Irkutsk is eight hours ahead of UTC.
  expect(at("2026-03-02T01:00:00Z")).toMatchObject({
    is_open: true,
    today: { date: "2026-03-02", opens: "09:00", closes: "18:00" },
    opens_next: null,
  });
  expect(at("2026-03-02T00:59:00Z")).toMatchObject({
    is_open: false,
    opens_next: { date: "2026-03-02", time: "09:00" },
  });
  expect(at("2026-03-02T10:00:00Z")).toMatchObject({
    is_open: false,
    opens_next: { date: "2026-03-03", time: "09:00" },
  });
});

test("opens on Monday after Friday evening", () => {
  expect(at("2026-03-06T12:00:00Z").opens_next).toEqual({ date: "2026-03-09", time: "09:00" });
  expect(at("2026-03-07T04:00:00Z").today).toEqual({
    date: "2026-03-07",
    opens: null,
    closes: null,
  });
});

test("never opens an office without hours", () => {
  const never = workState({ time_zone: "UTC", hours: [] }, new Date());
  expect(never).toMatchObject({ is_open: false, opens_next: null });
});

test("is either open or states when it opens next, on a working day", () => {
  const zones = ["Asia/Irkutsk", "Europe/Moscow", "America/New_York", "Asia/Kathmandu"];
  const instant = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2027-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, fc.constantFrom(...zones), (now, time_zone) => {
      const state = workState({ time_zone, hours: weekdays }, now);
      expect(state.is_open).toBe(state.opens_next === null);
      if (state.opens_next === null) return;
      const { date, time } = state.opens_next;
      expect(date >= (state.today?.date ?? "")).toBe(true);
      expect(time).toBe("09:00");
      expect([0, 6]).not.toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
    }),
  );
});
