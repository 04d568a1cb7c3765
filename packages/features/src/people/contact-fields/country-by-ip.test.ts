import { afterEach, beforeEach, expect, it, vi } from "vitest";

const storefront = { variant: { defaultCountry: "US" } } as never;
let asked: number;
let answer: () => Promise<{ result: string }>;

vi.mock("../../platform/api/browser-api.ts", () => ({
  callApi: () => {
    asked += 1;
    return answer();
  },
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
  const [{ learnCountry }, { readVisitorCookie }] = await Promise.all([
    import("./country-by-ip.ts"),
    import("../../platform/storage/consent.ts"),
  ]);
  await learnCountry(storefront);
  await learnCountry(storefront);
  return readVisitorCookie("country");
}

beforeEach(() => {
  asked = 0;
  answer = async () => ({ result: "FI" });
});
afterEach(() => vi.unstubAllGlobals());

it("stores the country with consent and fetches it once per page", async () => {
  expect(await learnt("cookie-notice=all")).toBe("FI");
  expect(asked).toBe(1);
});

it.each([["cookie-notice=necessary"], []])(
  "does not store the country without consent: %j",
  async (...cookies) => {
    expect(await learnt(...cookies)).toBeNull();
  },
);

it("never replaces a chosen country", async () => {
  expect(await learnt("cookie-notice=all", "country=DE")).toBe("DE");
  expect(asked).toBe(0);
});

it("stores nothing when the API only names the storefront's own country", async () => {
  answer = async () => ({ result: "US" });
  expect(await learnt("cookie-notice=all")).toBeNull();
});

it("stores nothing and logs a warning when the call fails", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  answer = () => Promise.reject(new Error("no connection"));
  expect(await learnt("cookie-notice=all")).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
