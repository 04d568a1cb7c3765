import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openBrowser } from "../bench/browser.ts";

// The script of every page that asks again for pictures, in a real browser and under a policy as strict as the pages'.

const script = join(import.meta.dirname, "../packages/page-runtime/src/browser/pictures-again.ts");
const policy =
  "default-src 'none'; script-src 'self'; img-src 'self'; connect-src 'self'; style-src 'self'";

const picture = (path: string) => `<picture id="one">
  <source type="image/svg+xml" srcset="${path}?small 300w, ${path}?large 900w" sizes="300px">
  <img src="${path}" alt="A lake" width="300" height="200" decoding="async">
</picture>`;
const pageOf = (path: string) => `<!doctype html><title>Pictures</title>
  <link rel="stylesheet" href="/style.css"><script type="module" src="/script.js"></script>${picture(path)}<p>below</p>`;

let server: Server;
let url: string;
let browser: Browser;
let page: Page;
/** How often each picture was asked for. */
const asked = new Map<string, number>();
/** Resolved once the script may reach the page. */
let scriptMayCome: Promise<void>;
/** Failures of a picture before it comes, and what they say. */
let failures: { count: number; status: number; headers: Record<string, string> };

beforeAll(async () => {
  const code = `${stripTypeScriptTypes(await readFile(script, "utf8"))}; askForPicturesAgain();`;
  server = createServer((request, response) => {
    const address = request.url ?? "";
    if (address === "/script.js")
      return void scriptMayCome.then(() =>
        response.setHeader("content-type", "text/javascript").end(code),
      );
    // As the kit's pictures keep their place, broken ones too.
    if (address === "/style.css")
      return void response
        .setHeader("content-type", "text/css")
        .end("img { display: block; width: 300px; height: 200px }");
    if (!address.startsWith("/images/"))
      return void response
        .writeHead(200, { "content-type": "text/html", "content-security-policy": policy })
        .end(pageOf(`/images${address}.svg`));
    const count = (asked.get(address) ?? 0) + 1;
    asked.set(address, count);
    if (count <= failures.count)
      return void response.writeHead(failures.status, failures.headers).end();
    response
      .writeHead(200, { "content-type": "image/svg+xml", "cache-control": "max-age=3600" })
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  asked.clear();
  scriptMayCome = Promise.resolve();
  page = await browser.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts: Reflect.get(window, "shifts") + Number(Reflect.get(entry, "value")),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.close();
});

const widthOf = () => page.evaluate(() => document.querySelector("img")?.naturalWidth ?? 0);
const wasAsked = () => [...asked.values()].reduce((sum, count) => sum + count, 0);

it.each([503, 429])(
  "requests a picture answered with %i again after Retry-After, without a layout shift",
  async (status) => {
    failures = { count: 2, status, headers: { "retry-after": "1" } };
    await page.goto(`${url}/late`);
    const before = await page.locator("#one").innerHTML();
    await expect.poll(widthOf).toBeGreaterThan(0);
    expect(await page.locator("#one").innerHTML()).toBe(before);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBe(0);
    // The element's own, the one that found it busy, and the one that brought it.
    expect(wasAsked()).toBe(3);
  },
);

it("requests a missing picture only once more", async () => {
  failures = { count: Infinity, status: 404, headers: {} };
  await page.goto(`${url}/missing`);
  await expect.poll(wasAsked).toBe(2);
  await page.evaluate(() => {
    document.body.append("later");
  });
  await page.waitForLoadState("networkidle");
  expect(wasAsked()).toBe(2);
});

it("requests a picture once for two reports of its failure", async () => {
  failures = { count: Infinity, status: 404, headers: {} };
  await page.goto(`${url}/twice`);
  await expect.poll(wasAsked).toBe(2);
  await page.evaluate(() => {
    const image = document.querySelector("img");
    image?.dispatchEvent(new Event("error"));
    image?.dispatchEvent(new Event("error"));
  });
  await page.waitForLoadState("networkidle");
  expect(wasAsked()).toBe(3);
});

it("requests a picture that the server keeps refusing at most six times", async () => {
  failures = { count: Infinity, status: 503, headers: { "retry-after": "0.05" } };
  await page.goto(`${url}/busy`);
  await expect.poll(wasAsked).toBe(6);
  await page.waitForLoadState("networkidle");
  expect(wasAsked()).toBe(6);
});

it("requests again a picture that fails after the script has run", async () => {
  failures = { count: 0, status: 503, headers: { "retry-after": "0.05" } };
  await page.goto(`${url}/early`);
  await expect.poll(widthOf).toBeGreaterThan(0);
  failures.count = 1;
  await page.evaluate(() => {
    document.querySelector("#one")?.remove();
    document.body.append(Object.assign(new Image(), { src: "/images/late.svg" }));
  });
  await expect.poll(widthOf).toBeGreaterThan(0);
});

it("requests again a picture that failed before the script came", async () => {
  failures = { count: 1, status: 503, headers: { "retry-after": "0.05" } };
  const coming = Promise.withResolvers<void>();
  scriptMayCome = coming.promise;
  const opened = page.goto(`${url}/failed`);
  const isBroken = () =>
    page.evaluate(() => {
      const [image] = document.images;
      return image?.currentSrc !== "" && image?.complete && image.naturalWidth === 0;
    });
  await expect.poll(isBroken).toBe(true);
  coming.resolve();
  await opened;
  await expect.poll(widthOf).toBeGreaterThan(0);
});
