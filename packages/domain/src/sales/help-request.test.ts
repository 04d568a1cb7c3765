import { expect, it } from "vitest";
import {
  firstHelpBannerState,
  messengerTabs,
  messengerWarning,
  nextHelpBanner,
  requestRegions,
} from "./help-request.ts";
import type { HelpBannerEvent } from "./help-request.ts";

const run = (...events: HelpBannerEvent[]) => events.reduce(nextHelpBanner, firstHelpBannerState);
const submitted = { type: "submitted" } as const;
const succeeded = {
  type: "succeeded",
  requestId: 5,
  phone: "+79991234567",
  region: "other",
} as const;

it("keeps number, phone and region for the success screen", () => {
  expect(run(submitted, succeeded)).toEqual({
    step: "success",
    requestId: 5,
    phone: "+79991234567",
    region: "other",
    hasEmailStep: true,
  });
});

it("a failure leads back to the form, which can be sent again", () => {
  expect(run(submitted, { type: "failed" })).toEqual({ step: "form", status: "error" });
  expect(run(submitted, { type: "failed" }, submitted, succeeded).step).toBe("success");
});

it("success comes only after a submit, and is never left", () => {
  expect(run(succeeded)).toBe(firstHelpBannerState);
  expect(run(submitted, succeeded, submitted, { type: "failed" }).step).toBe("success");
});

it("the e-mail step goes once it is done, and a chat-only screen has none", () => {
  expect(run(submitted, succeeded, { type: "emailAdded" })).toMatchObject({ hasEmailStep: false });
  expect(run(submitted, { ...succeeded, isChatOnly: true })).toMatchObject({ hasEmailStep: false });
});

it("warns that the messenger is unavailable in three regions, unstable in other named ones", () => {
  expect([...requestRegions, "elsewhere"].map(messengerWarning)).toEqual([
    "unavailable",
    "unavailable",
    "unavailable",
    null,
    "unstable",
  ]);
});

it("shows a tab only where its link is configured", () => {
  const order = ["telegram", "vk"] as const;
  expect(messengerTabs({ vk: "https://vk.me/x" }, order)).toEqual(["vk"]);
  expect(messengerTabs({ telegram: "", vk: "https://vk.me/x" }, order)).toEqual(["vk"]);
  expect(messengerTabs({}, order)).toEqual([]);
});
