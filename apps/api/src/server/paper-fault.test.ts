import { calls } from "@tropa/api-contract/calls";
import { locales } from "@tropa/domain/locale";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Platform } from "../../testing/platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

const papers = calls
  .filter(({ method, produces }) => method === "GET" && produces !== undefined)
  .map(({ path }) => path);

it("knows papers of every kind", () => {
  expect(papers).toEqual(
    expect.arrayContaining(["/spa/booking-paper", "/spa/arrival.ics", "/spa/tour-program-pdf"]),
  );
});

it.each(papers)("%s without its paper is a page in the reader's language", async (path) => {
  for (const locale of locales) {
    const answer = await fetch(`${platform.url}${path}`, {
      headers: { accept: "text/html,*/*;q=0.8", "accept-language": locale },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(await answer.text()).toContain(`<html lang="${locale}">`);
  }
});

it.each(papers)("%s without its paper is an error of the contract for programs", async (path) => {
  const answer = await fetch(`${platform.url}${path}`, { headers: { accept: "*/*" } });
  expect(await answer.json()).toMatchObject({ code: expect.any(String) });
});
