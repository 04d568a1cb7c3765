import type { JsonLd } from "../../platform/seo/page-head.ts";
import { unpack } from "@tropa/page-runtime/state/packed";
import type { ShownBlock } from "../blocks/shown-blocks.ts";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import type { HelpData } from "./help-loader.ts";

/** The text of blocks as one string. */
const wordsOf = (blocks: readonly ShownBlock[]): string =>
  blocks
    .flatMap((block) => {
      if (block.type === "list") return block.items;
      if (block.type === "table") return [block.head, ...block.rows].flat();
      return "text" in block ? [block.text] : [];
    })
    .join(" ");

/** JSON-LD of a help page; for an answer, the question and the answer. */
export function helpJsonLd(loaded: HelpData): JsonLd[] {
  const crumbs = crumbsJsonLd(loaded.site, loaded.crumbs);
  if (loaded.page === "center") return crumbs;
  const { title, body, content_locale: language } = unpack(loaded.data);
  return [
    ...crumbs,
    {
      "@type": "FAQPage",
      inLanguage: language,
      mainEntity: [
        {
          "@type": "Question",
          name: title,
          acceptedAnswer: { "@type": "Answer", text: wordsOf(body) },
        },
      ],
    },
  ];
}
