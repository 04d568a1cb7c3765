import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnalyticsEvent } from "./events.ts";

const counter = { provider: "ga4" as const, id: "G-TEST1234" };
const page = { variant: {}, locale: "en", currency: "USD" } as never;
const login: AnalyticsEvent = { name: "login", method: "email" };
const lead: AnalyticsEvent = { name: "generate_lead", kind: "help" };

let jar: Map<string, string>;
let kept: Map<string, string>;
let scripts: string[];
let tokens: () => Promise<unknown>;

vi.mock("../api/site-tokens.ts", () => ({ readSiteTokens: async () => tokens() }));

/** A new document of the same tab: its modules are new, what the browser keeps is not. */
async function newDocument(pathname = "/") {
  vi.resetModules();
  scripts = [];
  const page = {
    location: { protocol: "https:", hostname: "www.shop.example", pathname },
    dataLayer: [] as unknown[],
  };
  vi.stubGlobal("window", page);
  const [{ sendEvent }, { storeEvents }, { startAnalytics }, { giveConsent, withdrawConsent }] =
    await Promise.all([
      import("./send-event.ts"),
      import("./stored-events.ts"),
      import("./counter.ts"),
      import("../storage/consent.ts"),
    ]);
  /** Names of the events that have gone. */
  const sent = () =>
    page.dataLayer.flatMap((given) => {
      const [command, name] = Array.from(given as ArrayLike<unknown>);
      return command === "event" ? [name] : [];
    });
  return { page, sendEvent, storeEvents, startAnalytics, giveConsent, withdrawConsent, sent };
}

beforeEach(() => {
  jar = new Map();
  kept = new Map();
  tokens = async () => ({ analytics: counter });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("document", {
    referrer: "",
    querySelector: () => null,
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // A counter that runs on would hear the answers of the tests that share these modules.
  vi.resetModules();
});

it("loads no counter on a page whose address is a secret key", async () => {
  for (const [path, scriptsOfIt] of [
    ["/meet", 0],
    ["/de/meet", 0],
    ["/meet-1", 1],
  ] as const) {
    const { startAnalytics, giveConsent } = await newDocument(path);
    giveConsent("all");
    await startAnalytics(page);
    expect(scripts).toHaveLength(scriptsOfIt);
  }
});

it("sends waiting events on consent and later ones at once", async () => {
  const { sendEvent, storeEvents, giveConsent, startAnalytics, sent } = await newDocument();
  sendEvent(login);
  storeEvents();
  expect(kept.size).toBe(0);
  giveConsent("all");
  await startAnalytics(page);
  expect(scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${counter.id}`]);
  sendEvent(lead);
  expect(sent()).toEqual(["login", "generate_lead"]);
});

it("drops waiting events on a refusal", async () => {
  const { sendEvent, giveConsent, startAnalytics, sent } = await newDocument();
  sendEvent(login);
  giveConsent("necessary");
  sendEvent(lead);
  giveConsent("all");
  await startAnalytics(page);
  expect(sent()).toEqual([]);
});

it("keeps events over a reload with consent and sends each once", async () => {
  const first = await newDocument();
  first.giveConsent("all");
  first.sendEvent(login);
  first.storeEvents();
  const second = await newDocument();
  second.sendEvent(lead);
  await second.startAnalytics(page);
  expect(second.sent()).toEqual(["login", "generate_lead"]);
  const third = await newDocument();
  await third.startAnalytics(page);
  expect(third.sent()).toEqual([]);
});

it("stops and deletes its cookies when consent is withdrawn, and starts again with it", async () => {
  const {
    page: window,
    sendEvent,
    giveConsent,
    withdrawConsent,
    startAnalytics,
    sent,
  } = await newDocument();
  giveConsent("all");
  await startAnalytics(page);
  jar.set("_ga", "GA1.1.1");
  jar.set("_ga_TEST1234", "GS1");
  withdrawConsent();
  sendEvent(login);
  expect(sent()).toEqual([]);
  expect((window as unknown as Record<string, unknown>)[`ga-disable-${counter.id}`]).toBe(true);
  expect([...jar.keys()].filter((name) => name.startsWith("_ga"))).toEqual([]);
  // Asked again, they may say yes again.
  giveConsent("all");
  await startAnalytics(page);
  expect(sent()).toEqual(["login"]);
});

it("starts nothing when consent is withdrawn while it loads", async () => {
  const { sendEvent, giveConsent, withdrawConsent, startAnalytics, sent } = await newDocument();
  giveConsent("all");
  tokens = async () => {
    withdrawConsent();
    return { analytics: counter };
  };
  await startAnalytics(page);
  sendEvent(login);
  expect(sent()).toEqual([]);
});

it("loads nothing and stores no events without a counter", async () => {
  tokens = async () => ({ analytics: null });
  const { sendEvent, giveConsent, startAnalytics } = await newDocument();
  giveConsent("all");
  await startAnalytics(page);
  sendEvent(login);
  expect(scripts).toEqual([]);
  expect(kept.size).toBe(0);
});

it("sends waiting events at the next start after the site tokens failed", async () => {
  const { sendEvent, giveConsent, startAnalytics, sent } = await newDocument();
  giveConsent("all");
  const works = tokens;
  tokens = async () => null;
  sendEvent(login);
  await startAnalytics(page);
  expect(sent()).toEqual([]);
  tokens = works;
  await startAnalytics(page);
  expect(sent()).toEqual(["login"]);
});

it.each(["ga4", "yandex"] as const)("%s receives no booking key", async (provider) => {
  tokens = async () => ({ analytics: { provider, id: "12345678" } });
  const path = "/booking/uuid/0f8fad5b-d9cb-469f-a165-70867728950e";
  const { page: window, startAnalytics, giveConsent } = await newDocument(path);
  Object.assign(window.location, { href: `https://www.shop.example${path}?uuid=${path}` });
  giveConsent("all");
  await startAnalytics(page);
  const { ym } = window as { ym?: { a: unknown[] } };
  const told = [...window.dataLayer, ...(ym?.a ?? [])].map((given) =>
    Array.from(given as ArrayLike<unknown>),
  );
  expect(JSON.stringify(told)).toContain("https://www.shop.example/booking/uuid/-");
  expect(JSON.stringify(told)).not.toContain("0f8fad5b");
});
