import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRateLimiter, networkOf } from "./rate-limit.ts";

describe("the rate limiter", () => {
  it("admits up to the limit and returns how long to wait", () => {
    const limiter = createRateLimiter(3);
    expect([0, 1, 2].map((now) => limiter.take("a", now))).toEqual([0, 0, 0]);
    const wait = limiter.take("a", 3);
    expect(wait).toBeGreaterThan(0);
    expect(limiter.take("a", 3 + wait * 1000)).toBe(0);
    expect(limiter.take("b", 3)).toBe(0);
  });

  it("admits a request after the wait it returned", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.nat(20_000), { maxLength: 100 }),
        (limit, pauses) => {
          const limiter = createRateLimiter(limit);
          let now = 0;
          for (const pause of pauses) {
            now += pause;
            const wait = limiter.take("a", now);
            if (wait > 0) {
              now += wait * 1000;
              expect(limiter.take("a", now)).toBe(0);
            }
          }
        },
      ),
    );
  });

  it("admits less than twice the limit in any minute and about the limit on average", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3000), { minLength: 50, maxLength: 300 }), (pauses) => {
        const limiter = createRateLimiter(10);
        const passed: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          if (limiter.take("a", now) === 0) passed.push(now);
        }
        for (const start of passed) {
          expect(
            passed.filter((at) => at >= start && at < start + 60_000).length,
          ).toBeLessThanOrEqual(19);
        }
        expect(passed.length).toBeLessThanOrEqual(10 * (now / 60_000 + 2));
      }),
    );
  });

  it("forgets the oldest keys beyond its size", () => {
    const limiter = createRateLimiter(1, 100);
    for (let index = 0; index < 1000; index += 1)
      limiter.take(`10.0.${index >> 8}.${index & 255}`, index);
    expect(limiter.size).toBe(100);
    // The newest are still known, the oldest forgotten.
    expect(limiter.take("10.0.3.231", 1000)).toBeGreaterThan(0);
    expect(limiter.take("10.0.0.1", 1000)).toBe(0);
  });
});

it.each([
  ["1.2.3.4", "1.2.3.4"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:1:2::ff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts the address %s under %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
