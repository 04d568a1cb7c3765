import { describe, expect, it, test } from "vitest";
import { wantsMarkdown } from "./markdown-page.ts";
import { markdownOf } from "./markdown-text.ts";
import { openStorefront } from "../../testing/test-storefront.ts";

test.each([
  [undefined, false],
  ["*/*", false],
  ["text/html,application/xhtml+xml,*/*;q=0.8", false],
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9", true],
  ["text/html, text/markdown;q=0.5", false],
  ["text/markdown;q=0", false],
])("wantsMarkdown of %s is %s", (accept, isWanted) => {
  expect(wantsMarkdown(accept)).toBe(isWanted);
});

describe("a page as Markdown", () => {
  const page = (main: string) =>
    markdownOf(
      `<html><body><header>Menu</header><main>${main}</main></body></html>`,
      "https://x.example/a",
    );

  it("has its main part with headings, lists, tables and absolute links", () => {
    const text = page(
      `<h1>Altai</h1><p>Go <a href="/altay/hiking">hiking</a>.</p><ul><li>One</li><li>Two</li></ul>
       <table><thead><tr><th>Day</th><th>km</th></tr></thead><tbody><tr><td>1</td><td>12</td></tr></tbody></table>`,
    );
    expect(text).toContain("# Altai");
    expect(text).toContain("[hiking](https://x.example/altay/hiking)");
    expect(text).toMatch(/- One\n- Two/);
    expect(text).toMatch(/\| Day\s*\| km\s*\|/);
    expect(text).not.toContain("Menu");
  });

  it("keeps parameters in links, even those that look like character references", () => {
    const text = page(
      `<p><a href="/tours?prices=EUR&amp;currency=USD&amp;copy=1&amp;reg=2">All</a></p>`,
    );
    expect(text).toContain("(https://x.example/tours?prices=EUR&currency=USD&copy=1&reg=2)");
  });

  it("separates words that only a style separates and joins others", () => {
    const text = page(
      `<p><span>Ann</span><time>7 June 2025</time><span>2 minutes</span></p><p><a href="/b">Baku</a><span></span></p><p>North <b>Cape</b><i>s</i> <span>62</span></p>`,
    );
    expect(text).toContain("Ann · 7 June 2025 · 2 minutes\n");
    expect(text).toContain("[Baku](https://x.example/b)\n");
    expect(text).toContain("North **Cape**_s_ 62");
  });

  it("leaves out forms, drawings and hidden parts", () => {
    const text = page(
      `<h1>A</h1><form><input value="x"><button>Send</button></form><fieldset><p>Did it help?</p></fieldset><svg><title>Icon</title></svg><p hidden>secret</p><a href="/b"><img alt="photo"></a><script>1</script>`,
    );
    expect(text).toBe("# A\n");
  });
});

describe("a storefront", () => {
  it("sends public pages as Markdown uncached and HTML to others", async () => {
    const storefront = await openStorefront("http://127.0.0.1:9");
    const ask = (path: string, accept: string) =>
      fetch(`${storefront.url}${path}`, { headers: { accept, "accept-encoding": "br" } });
    for (let round = 0; round < 2; round += 1) {
      const markdown = await ask("/public/html", "text/markdown");
      expect(await markdown.text()).toBe("# Altai\n");
      expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(markdown.headers.get("cache-control")).toBe("private, no-store");
      expect(markdown.headers.get("vary")).toContain("accept");
      const html = await ask("/public/html", "text/html");
      expect(await html.text()).toContain("<main>");
      expect(html.headers.get("vary")).toBe("accept-encoding");
    }
    expect(await (await ask("/public/other", "text/markdown")).text()).toBe("a page for people");
    const missing = await ask("/public/missing", "text/markdown");
    expect([missing.status, await missing.text()]).toEqual([404, "404 Not Found\n"]);
    await storefront.close();
  });
});
