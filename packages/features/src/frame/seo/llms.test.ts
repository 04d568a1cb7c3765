import { expect, test } from "vitest";
import { llmsText } from "./llms.ts";
import type { SeoSite } from "../../platform/seo/page-head.ts";

const site: SeoSite = {
  origin: "https://tropa.example",
  locale: "de",
  variant: {
    locales: ["en", "de"],
    brand: { name: "Tropa" },
    features: { organizersShown: false },
  },
};

test("llmsText lists sections of links in the page's language, skips empty ones and escapes names", () => {
  const text = llmsText(site, {
    title: "Tropa",
    summary: "Tours\nled by locals",
    sections: [
      { title: "Where", links: [{ text: "A [place]\n# x", path: "/altay", note: "12 tours" }] },
      { title: "Nothing", links: [] },
    ],
  });
  expect(text).toBe(
    "# Tropa\n\n> Tours led by locals\n\n## Where\n\n- [A  place # x](https://tropa.example/de/altay): 12 tours\n\n",
  );
});
