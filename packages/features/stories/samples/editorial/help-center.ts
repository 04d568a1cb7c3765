import type {
  helpArticleCall,
  helpCenterCall,
  helpSearchCall,
  legalDocumentCall,
} from "@tropa/api-contract/editorial/calls-content";
import type {
  contactsCall,
  socialGroupsCall,
  workTimeCall,
} from "@tropa/api-contract/editorial/calls-site";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";

const section = ({ texts }: SampleSet, index: number) => ({
  slug: `section-${index + 1}`,
  name: pick(texts.activities, index),
  description: texts.summary,
  questions: [0, 1, 2].map((at) => ({
    slug: `question-${index + 1}-${at + 1}`,
    title: at === 0 ? texts.question : pick(texts.tours, at),
  })),
});

export const sampleHelpCenter = (samples: SampleSet): WireAnswerOf<typeof helpCenterCall> => ({
  sections: [0, 1, 2, 3].map((index) => section(samples, index)),
});

export const sampleHelpFound = (samples: SampleSet): WireAnswerOf<typeof helpSearchCall> => ({
  items: [0, 1].map((index) => ({
    slug: `question-${index + 1}-1`,
    title: samples.texts.question,
    section: pick(samples.texts.activities, index),
    excerpt: pick(samples.texts.paragraphs, index),
  })),
});

const body = ({ texts }: SampleSet) => [
  ...texts.paragraphs.map((text) => ({ type: "paragraph" as const, text })),
  { type: "list" as const, ordered: false, items: [...texts.things] },
];

export function sampleHelpArticle(
  samples: SampleSet,
  more: Partial<WireAnswerOf<typeof helpArticleCall>> = {},
): WireAnswerOf<typeof helpArticleCall> {
  const { texts, locale } = samples;
  return {
    slug: "question-1-1",
    title: texts.question,
    section: section(samples, 0),
    content_locale: locale,
    content_locales: [locale],
    body: body(samples),
    ...more,
  };
}

export const sampleContacts = (samples: SampleSet): WireAnswerOf<typeof contactsCall> => ({
  email: "hello@tropa.example",
  phones: [
    { phone: "+74955550142", type: "main", entity: null },
    {
      phone: "+73955550117",
      type: "additional",
      entity: { id: 3, kind: "city", name: pick(samples.texts.cities, 0), lat: 52.3, lng: 104.3 },
    },
  ],
  has_other_phones: false,
});

export const sampleWorkTime: WireAnswerOf<typeof workTimeCall> = {
  time_zone: "Asia/Irkutsk",
  is_open: true,
  today: { date: "2026-03-02", opens: "09:00", closes: "21:00" },
  opens_next: null,
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: weekday === 7 ? null : "09:00",
    closes: weekday === 7 ? null : "21:00",
  })),
};

export const sampleSocials = (samples: SampleSet): WireAnswerOf<typeof socialGroupsCall> => ({
  items: [0, 1].map((index) => ({
    id: index + 1,
    network: "vk",
    name: pick(samples.texts.collections, index),
    url: `https://groups.example/${index}`,
    subscribers_count: index === 0 ? 48_200 : null,
  })),
});

const versions = (current: string) =>
  ["2026-06-01", "2025-03-01"].map((day) => ({
    version: day,
    effective_on: day,
    is_current: day === current,
  }));

/** A version of the agreement; the older one lacks the list and has another first paragraph. */
export function sampleLegal(
  samples: SampleSet,
  version = "2026-06-01",
): WireAnswerOf<typeof legalDocumentCall> {
  const { texts, locale } = samples;
  const heading = (index: number) => ({
    type: "heading" as const,
    level: 2 as const,
    text: pick(texts.things, index),
  });
  const isOld = version === "2025-03-01";
  const all = body(samples);
  return {
    kind: "agreement",
    title: pick(texts.tours, 0),
    version,
    effective_on: version,
    is_current: !isOld,
    versions: versions("2026-06-01"),
    content_locale: locale,
    content_locales: [locale],
    body: isOld
      ? [heading(0), { type: "paragraph", text: texts.reply }, heading(1), ...all.slice(1, 2)]
      : [heading(0), ...all.slice(0, 1), heading(1), ...all.slice(1)],
  };
}
