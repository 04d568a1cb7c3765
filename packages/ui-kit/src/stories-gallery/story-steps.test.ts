import { describe, expect, it } from "vitest";
import { stepFrom } from "./story-steps.ts";

const counts = [2, 0, 3];

describe("stepFrom", () => {
  it.each([
    [{ story: 0, slide: 0 }, 1, { story: 0, slide: 1 }],
    [{ story: 0, slide: 1 }, 1, { story: 2, slide: 0 }],
    [{ story: 2, slide: 2 }, 1, undefined],
    [{ story: 2, slide: 0 }, -1, { story: 0, slide: 1 }],
    [{ story: 0, slide: 0 }, -1, undefined],
  ] as const)("from %j by %d is %j", (place, direction, target) => {
    expect(stepFrom(place, direction, counts)).toEqual(target);
  });

  it("is undefined without stories", () => {
    expect(stepFrom({ story: 0, slide: 0 }, 1, [])).toBeUndefined();
  });
});
