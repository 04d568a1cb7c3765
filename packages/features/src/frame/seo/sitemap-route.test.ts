import { ApiClientError } from "@tropa/api-client/api-client-error";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { loader } from "./sitemap-route.ts";

afterEach(() => vi.restoreAllMocks());

it("an outage is one, so that search engines come again, and it is noted", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const context = new RouterContextProvider();
  const call = () =>
    Promise.reject(new ApiClientError("http", "sitemap", { status: 503, data: {} }));
  const variant = { locales: ["en"], features: { excursions: false } };
  context.set(pageRequest, { api: { call }, variant } as never);
  const request = new Request("https://shop.example/sitemap.xml");
  await expect(loader({ request, params: {}, context } as never)).rejects.toMatchObject({
    init: { status: 503 },
  });
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain("/spa/seo-pages-sitemap");
});
