import type {
  blogPostCall,
  blogPostsCall,
  journalCategoriesCall,
  showplaceCall,
  showplacesCall,
} from "@tropa/api-contract/editorial/calls-content";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type { BlogPostCard, ShowplaceCard, TextBlock } from "@tropa/api-contract/editorial/content";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { sampleCards, sampleImage } from "../discovery/tour-card.ts";

const category = ({ texts }: SampleSet, index: number) => ({
  slug: `category-${index + 1}`,
  name: pick(texts.activities, index),
});

function samplePost(samples: SampleSet, index: number): BlogPostCard {
  const { texts } = samples;
  return {
    id: index + 1,
    slug: `article-of-a-story-${index + 1}`,
    title: pick(texts.tours, index),
    summary: texts.summary,
    image: sampleImage(index),
    category: category(samples, index % 3),
    author: { id: 1, name: pick(texts.people, index), photo: sampleImage(1).image },
    published_on: `2026-0${(index % 8) + 1}-14`,
    reading_minutes: (index % 7) + 1,
  };
}

export function sampleJournal(
  samples: SampleSet,
  more: Partial<WireAnswerOf<typeof blogPostsCall>> = {},
): WireAnswerOf<typeof blogPostsCall> {
  const items = Array.from({ length: 5 }, (_, index) => samplePost(samples, index));
  return { items, total: 60, page: 1, pages: 3, per_page: 20, category: null, ...more };
}

export const sampleCategories = (
  samples: SampleSet,
): WireAnswerOf<typeof journalCategoriesCall> => ({
  items: [0, 1, 2].map((index) => ({
    id: index + 1,
    ...category(samples, index),
    description: samples.texts.summary,
    posts_count: 20 - index,
  })),
});

/** One block of every kind. */
function sampleBlocks(samples: SampleSet): TextBlock[] {
  const { texts } = samples;
  const captioned = (index: number) => ({
    image: sampleImage(index),
    caption: index % 2 === 0 ? pick(texts.things, index) : null,
  });
  const paragraph = (index: number): TextBlock => ({
    type: "paragraph",
    text: pick(texts.paragraphs, index),
  });
  return [
    { type: "paragraph", text: texts.summary },
    { type: "heading", level: 2, text: pick(texts.tours, 0) },
    paragraph(0),
    { type: "list", ordered: false, items: [...texts.things] },
    { type: "image", ...captioned(0) },
    { type: "heading", level: 3, text: pick(texts.cities, 0) },
    paragraph(1),
    { type: "gallery", images: [1, 2, 3, 4].map(captioned) },
    { type: "heading", level: 2, text: pick(texts.tours, 1) },
    { type: "quote", text: texts.review },
    { type: "point", name: pick(texts.cities, 1), lat: 53.204, lng: 107.339 },
    {
      type: "tours",
      listing: { name: texts.region, slug: "altay" },
      tours: sampleCards(samples, 3),
    },
    { type: "heading", level: 2, text: pick(texts.tours, 2) },
    { type: "list", ordered: true, items: [...texts.cities] },
    {
      type: "table",
      head: [texts.region, ...texts.cities],
      rows: [
        [pick(texts.things, 0), "+12", "+14", "+9"],
        [pick(texts.things, 1), "−4", "", "−11"],
      ],
    },
    { type: "video", url: "https://rutube.ru/video/abc/", title: pick(texts.tours, 3) },
  ];
}

export function sampleArticle(
  samples: SampleSet,
  more: Partial<WireAnswerOf<typeof blogPostCall>> = {},
): WireAnswerOf<typeof blogPostCall> {
  const { texts, locale } = samples;
  const post = samplePost(samples, 0);
  return {
    ...post,
    content_locale: locale,
    content_locales: [locale],
    body: sampleBlocks(samples),
    author: { ...post.author, about: texts.reply },
    changed_on: "2026-09-02",
    listings: [{ name: texts.region, slug: "altay", tours_count: 148 }],
    showplaces: [0, 1].map((index) => sampleSight(samples, index)),
    similar: [1, 2, 3].map((index) => samplePost(samples, index)),
    ...more,
  };
}

function sampleSight({ texts }: SampleSet, index: number): ShowplaceCard {
  return {
    id: index + 1,
    slug: `sight-of-a-story-${index + 1}`,
    name: pick(texts.cities, index),
    summary: texts.summary,
    kind: "lake",
    kind_name: pick(texts.activities, index),
    location: `${texts.region}, ${texts.country}`,
    lat: 53 + index / 4,
    lng: 107 - index / 3,
    image: sampleImage(index),
  };
}

export function sampleSights(
  samples: SampleSet,
  more: Partial<WireAnswerOf<typeof showplacesCall>> = {},
): WireAnswerOf<typeof showplacesCall> {
  const { texts } = samples;
  return {
    items: Array.from({ length: 6 }, (_, index) => ({
      ...sampleSight(samples, index),
      tours_count: index * 7,
    })),
    total: 80,
    page: 1,
    pages: 4,
    per_page: 24,
    place: null,
    breadcrumbs: [],
    kinds: texts.activities.map((name, index) => ({
      value: `kind-${index}`,
      name,
      showplaces_count: 20 - index,
    })),
    places: [
      { name: texts.country, slug: "russia", showplaces_count: 41 },
      { name: texts.region, slug: "altay", showplaces_count: 12 },
    ],
    ...more,
  };
}

export function sampleSightPage(
  samples: SampleSet,
  more: Partial<WireAnswerOf<typeof showplaceCall>> = {},
): WireAnswerOf<typeof showplaceCall> {
  const { texts, locale } = samples;
  const listing = { name: texts.region, slug: "altay" };
  return {
    ...sampleSight(samples, 0),
    content_locale: locale,
    content_locales: [locale],
    body: sampleBlocks(samples).slice(0, 7),
    season_months: [9, 10, 11, 12, 1, 2],
    opening_hours: [{ days: [1, 2, 3, 4, 6], opens: "09:00", closes: "18:30" }],
    breadcrumbs: [{ name: texts.country, slug: "russia" }, listing],
    tours: sampleCards(samples, 3),
    tours_listing: listing,
    tours_count: 12,
    is_on_tours: true,
    neighbours: [1, 2, 3].map((index) => ({
      ...sampleSight(samples, index),
      distance_km: index * 12.4,
    })),
    posts: [samplePost(samples, 2)],
    ...more,
  };
}
