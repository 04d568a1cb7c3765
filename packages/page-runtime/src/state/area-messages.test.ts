import type { Catalogue } from "@tropa/i18n/catalogues";
import type { LateArea } from "@tropa/i18n/message-areas";
import { createTranslator } from "@tropa/i18n/translator";
import { beforeEach, expect, it, vi } from "vitest";

const files: Readonly<Record<string, Catalogue>> = {
  "/_i18n/b1/en/messages.json": { common: { help: "Help" } },
  "/_i18n/b1/en/trips.json": { trips: { title: "Your trips" }, sbp: { title: "Pay by phone" } },
};
const url = "/_i18n/b1/en/messages.json";
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation((address) =>
    Promise.resolve(Response.json(files[address] ?? null, { status: files[address] ? 200 : 404 })),
  );
  vi.stubGlobal("fetch", fetched);
  vi.resetModules();
});

/** A page that was opened with the messages of some areas. */
async function openPage(areas: readonly LateArea[] = []) {
  const module = await import("./area-messages.ts");
  const translator = createTranslator("en", await module.fetchMessages(url, areas));
  module.setPageMessages({ translator, url, areas });
  return { ...module, t: translator.getFixedT(null, "trips") };
}

it("adds the messages of an area once", async () => {
  const { t, loadMessages } = await openPage();
  expect(t("title")).toBe("title");
  await Promise.all([loadMessages("trips"), loadMessages("trips")]);
  await loadMessages("trips");
  expect([t("title"), t("sbp:title"), t("common:help")]).toEqual([
    "Your trips",
    "Pay by phone",
    "Help",
  ]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("does not fetch an area again that the page was opened with", async () => {
  const { t, loadMessages } = await openPage(["trips"]);
  await loadMessages("trips");
  expect(t("title")).toBe("Your trips");
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("fetches an area again after a lost connection", async () => {
  const { t, loadMessages } = await openPage();
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(loadMessages("trips")).rejects.toThrow("Failed to fetch");
  await loadMessages("trips");
  expect(t("title")).toBe("Your trips");
});

it("answers a client loader together with the messages of the route's handle", async () => {
  const { t, withMessages } = await openPage();
  expect(await withMessages({ messages: ["trips"] }, Promise.resolve("answer"))).toBe("answer");
  expect(t("title")).toBe("Your trips");
  expect(await withMessages({}, null)).toBeNull();
});
