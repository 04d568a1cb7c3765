import fc from "fast-check";
import { expect, test } from "vitest";
import { atom, rss } from "./feed.ts";

const site = {
  origin: "https://tropa.example",
  locale: "de" as const,
  variant: {
    locales: ["en", "de"] as const,
    brand: { name: "Tropa" },
    features: { organizersShown: true },
  },
};
const post = (title: string, summary = "A word") => ({
  title,
  summary,
  slug: "ice-7",
  published_on: "2026-11-20",
  author: { id: 1, name: "Maria", photo: "" },
  category: { slug: "nature", name: "Natur" },
});
const feed = (...posts: ReturnType<typeof post>[]) => ({
  site,
  title: "Journal",
  description: "Stories",
  posts,
});

test("RSS and Atom feeds give each article its address in the page's language", () => {
  const one = rss(feed(post("Tea & ice")));
  expect(one).toContain("<title>Journal — Tropa</title>");
  expect(one).toContain("<title>Tea &amp; ice</title>");
  expect(one).toContain('<guid isPermaLink="true">https://tropa.example/de/journal/ice-7</guid>');
  expect(one).toContain("<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>");
  const other = atom(feed(post("Tea & ice")));
  expect(other).toContain("<id>https://tropa.example/de/journal/ice-7</id>");
  expect(other).toContain("<updated>2026-11-20T00:00:00Z</updated>");
  expect(other).toContain('xml:lang="de"');
});

test("RSS and Atom feeds of an empty journal are valid", () => {
  expect(rss(feed())).toContain("</channel></rss>");
  expect(atom(feed())).toContain("<updated>1970-01-01T00:00:00Z</updated>");
});

test("RSS and Atom feeds escape any title and summary", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (title, summary) => {
      const given = feed(post(title, summary));
      for (const [text, tag] of [
        [rss(given), "item"],
        [atom(given), "entry"],
      ] as const) {
        expect(text.split(`<${tag}>`)).toHaveLength(2);
        // oxlint-disable-next-line no-control-regex -- these are what is looked for
        expect(text).not.toMatch(/[\u0000-\u0008\u000B\u000C]/);
        expect(text.replaceAll(/&(amp|lt|gt|quot|#39|apos);/g, "")).not.toContain("&");
      }
    }),
  );
});
