import { beforeEach, afterEach, expect, it, vi } from "vitest";
import { saveLastRequest, lastRequest } from "./last-request.ts";

const token = "3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57";

beforeEach(() => {
  let cookie = "";
  vi.stubGlobal("window", { location: { protocol: "https:" } });
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      [cookie = ""] = text.split(";");
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("lastRequest is the request sent last", () => {
  expect(lastRequest()).toBeNull();
  const sent = { requestId: 5120, token, region: "dnr" } as const;
  saveLastRequest(sent);
  expect(lastRequest()).toEqual(sent);
});

it.each(["5120", `5120.${token}`, `5120.${token}.MOON 1`, `x.${token}.other`, ""])(
  "lastRequest is null for the invalid cookie %j",
  (value) => {
    document.cookie = `last-request=${value}`;
    expect(lastRequest()).toBeNull();
  },
);
