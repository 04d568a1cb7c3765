import {
  blogPostCall,
  blogPostsCall,
  journalCategoriesCall,
} from "@tropa/api-contract/editorial/calls-content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { acts, press, see, seeElement } from "../../../stories/harness/acts.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  sampleArticle,
  sampleCategories,
  sampleJournal,
} from "../../../stories/samples/editorial/editorial.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const answers = (samples: SampleSet): FakeAnswer[] => [
  answer(blogPostsCall, sampleJournal(samples)),
  answer(journalCategoriesCall, sampleCategories(samples)),
  answer(blogPostCall, sampleArticle(samples)),
];
const articlePath = "/journal/article-of-a-story-1";

const meta = {
  title: "Editorial/Journal",
  component: StorefrontPage,
  args: { path: "/journal", answers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {};

export const Category: Story = {
  args: {
    path: "/journal/category-2?page=2",
    answers: (samples) => [
      ...answers(samples),
      answer(
        blogPostsCall,
        sampleJournal(samples, { page: 2, category: sampleCategories(samples).items[1] ?? null }),
      ),
    ],
  },
};

export const Empty: Story = {
  args: {
    answers: (samples) => [
      ...answers(samples),
      answer(blogPostsCall, sampleJournal(samples, { items: [], total: 0, pages: 0 })),
      answer(journalCategoriesCall, { items: [] }),
    ],
  },
};

export const Outage: Story = {
  args: { answers: (samples) => [...answers(samples), outage(blogPostsCall)] },
};

export const German: Story = { args: { locale: "de" } };

/** With every block that a text may have, and the day of its last change. */
export const Article: Story = {
  args: { path: articlePath },
  play: acts(see("journal:changed"), seeElement('time[datetime="2026-09-02"]')),
};

export const ArticleWithMap: Story = {
  args: { path: articlePath },
  play: press("journal:map"),
};

/** The reader's language lacks it: the text is marked as English. */
export const ArticleInEnglish: Story = {
  args: {
    path: articlePath,
    locale: "zh",
    answers: (samples) => [
      ...answers(samples),
      answer(
        blogPostCall,
        sampleArticle(samples, { content_locale: "en", content_locales: ["en"], listings: [] }),
      ),
    ],
  },
};

export const ArticleGerman: Story = { args: { path: articlePath, locale: "de" } };

export const ArticleMissing: Story = {
  args: {
    path: articlePath,
    answers: (samples) => [...answers(samples), refuse(blogPostCall, "not_found")],
  },
};

export const ArticleOutage: Story = {
  args: {
    path: articlePath,
    answers: (samples) => [...answers(samples), outage(blogPostCall)],
  },
};
