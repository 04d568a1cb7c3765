import fc from "fast-check";
import { expect, it } from "vitest";
import { channelsFor, codeChannels, contactKindOf, isCodeChannel } from "./people/code-channel.ts";
import { comfortLevels } from "./discovery/search-filter.ts";
import { comfortFlags, comfortOf } from "./discovery/tour-kinds.ts";

it("codes go by phone, but for e-mail", () => {
  expect(codeChannels.filter((channel) => contactKindOf(channel) === "email")).toEqual(["email"]);
  expect(channelsFor({ phone: null, email: "a@b.co" })).toEqual(["email"]);
  expect(channelsFor({ phone: "+79991234567", email: "" })).toHaveLength(7);
  expect(channelsFor({ phone: null, email: null })).toEqual([]);
  expect(["sms", "pigeon", "", null].map(isCodeChannel)).toEqual([true, false, false, false]);
});

it("comfort levels and their flags say the same", () => {
  fc.assert(
    fc.property(fc.subarray([...comfortLevels]), (levels) => {
      expect(comfortOf(comfortFlags(levels))).toEqual(levels);
    }),
  );
  expect(comfortOf({})).toEqual([]);
});
