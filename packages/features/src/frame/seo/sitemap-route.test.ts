import { ApiClientError } from "@tropa/api-client/api-client-error";
import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { isPublicPath, personalSegments } from "@tropa/domain/storefront/public-paths";
import { closedPaths } from "./robots.ts";
import { loader } from "./sitemap-route.ts";

afterEach(() => vi.restoreAllMocks());

const variant = {
  locales: ["en", "de"],
  features: { excursions: false, organizersJoin: true },
  certificates: { segment: "gift-certificates" },
};

async function ask(query: string, call: () => Promise<unknown>): Promise<string> {
  const context = new RouterContextProvider();
  const page = { api: { call }, variant, origin: "https://shop.example", locale: "en" };
  context.set(pageRequest, page as never);
  const request = new Request(`https://shop.example/sitemap.xml${query}`);
  return (await loader({ request, params: {}, context } as never)).text();
}

const answer = {
  paths: [
    { path: "/altay", changed_on: "2026-01-02" },
    { path: "/journal/a-1", changed_on: "2026-01-03", locales: ["en", "ru"] },
  ],
  page: 1,
  pages: 1,
  kinds: [
    { kind: "listings", pages: 1 },
    { kind: "tours", pages: 2 },
  ],
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

it("answers 503 and logs the failure when the API answers 503", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const call = () =>
    Promise.reject(new ApiClientError("http", "sitemap", { status: 503, data: {} }));
  await expect(ask("", call)).rejects.toMatchObject({ init: { status: 503 } });
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain("/spa/seo-pages-sitemap");
});

describe("the sitemap", () => {
  const call = () => Promise.resolve(answer);

  it("is an index of its kinds", async () => {
    expect(locations(await ask("", call))).toEqual([
      "https://shop.example/sitemap.xml?kind=site",
      "https://shop.example/sitemap.xml?kind=listings&amp;page=1&amp;part=1",
      "https://shop.example/sitemap.xml?kind=tours&amp;page=1&amp;part=1",
      "https://shop.example/sitemap.xml?kind=tours&amp;page=2&amp;part=1",
    ]);
  });

  it("lists a text only in the languages that it is written in", async () => {
    const xml = await ask("?kind=journal", call);
    expect(locations(xml)).toEqual([
      "https://shop.example/altay",
      "https://shop.example/de/altay",
      "https://shop.example/journal/a-1",
    ]);
    expect(xml.split('hreflang="de"')).toHaveLength(3);
  });

  it("lists the storefront's own pages, none of them private or closed to robots", async () => {
    const paths = locations(await ask("?kind=site", call)).map(
      (url) => new URL(url ?? "").pathname.replace(/^\/de(?=\/|$)/, "") || "/",
    );
    expect(paths).toContain("/gift-certificates");
    expect(paths.filter((path) => !isPublicPath(path, {}))).toEqual([]);
    const closed = closedPaths({ locales: ["en"] });
    const isClosed = (path: string) =>
      closed.some((rule) => `${path}$` === rule || path.startsWith(rule));
    expect(paths.filter(isClosed)).toEqual([]);
  });

  it("answers 404 for unknown kinds, invalid parts and pages past the end", async () => {
    await expect(ask("?kind=secrets", call)).rejects.toMatchObject({ init: { status: 404 } });
    for (const part of ["0", "-1", "x"])
      await expect(ask(`?kind=tours&part=${part}`, call)).rejects.toMatchObject({
        init: { status: 404 },
      });
    const beyond = () => Promise.resolve({ ...answer, page: 3 });
    await expect(ask("?kind=tours&page=3", beyond)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

it("robots.txt closes every private segment", () => {
  const open = personalSegments.filter(
    (segment) => !closedPaths({ locales: ["en"] }).includes(`/${segment}$`),
  );
  expect(open).toEqual([]);
});
