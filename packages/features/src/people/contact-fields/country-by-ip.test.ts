import { afterEach, beforeEach, expect, it, vi } from "vitest";

const storefront = { variant: { defaultCountry: "US" } } as never;
let asked: number;
let answer: () => Promise<{ result: string }>;

vi.mock("../../platform/api/browser-api.ts", () => ({
  browserApi: async () => ({
    call: () => {
      asked += 1;
      return answer();
    },
  }),
}));

/** What a page of a browser with these cookies keeps of the country. */
async function learnt(...cookies: string[]): Promise<string | null> {
  const jar = [...cookies];
  vi.stubGlobal("window", { location: { protocol: "https:" } });
  vi.stubGlobal("document", {
    get cookie() {
      return jar.join("; ");
    },
    set cookie(text: string) {
      jar.push(text.split(";", 1)[0] ?? "");
    },
  });
  vi.resetModules();
  const [{ learnCountry }, { keptCookie }] = await Promise.all([
    import("./country-by-ip.ts"),
    import("../../platform/browser/consent.ts"),
  ]);
  await learnCountry(storefront);
  await learnCountry(storefront);
  return keptCookie("country");
}

beforeEach(() => {
  asked = 0;
  answer = async () => ({ result: "FI" });
});
afterEach(() => vi.unstubAllGlobals());

it("is kept with a yes, and asked for once a page", async () => {
  expect(await learnt("cookie-notice=all")).toBe("FI");
  expect(asked).toBe(1);
});

it.each([["cookie-notice=necessary"], []])("is not kept without one: %j", async (...cookies) => {
  expect(await learnt(...cookies)).toBeNull();
});

it("never replaces what was chosen", async () => {
  expect(await learnt("cookie-notice=all", "country=DE")).toBe("DE");
  expect(asked).toBe(0);
});

it("is nothing where the API can only name the storefront's own", async () => {
  answer = async () => ({ result: "US" });
  expect(await learnt("cookie-notice=all")).toBeNull();
});

it("is nothing without an answer, and noted", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  answer = () => Promise.reject(new Error("no connection"));
  expect(await learnt("cookie-notice=all")).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
