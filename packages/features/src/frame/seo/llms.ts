import { siteUrl } from "../../platform/seo/page-head.ts";
import type { SeoSite } from "../../platform/seo/page-head.ts";

interface LlmsLink {
  text: string;
  /** Path without the locale's prefix. */
  path: string;
  note?: string;
}

export interface LlmsSection {
  title: string;
  links: readonly LlmsLink[];
}

/** Strips characters that would break a Markdown link. */
const plain = (text: string) => text.replaceAll(/[[\]\r\n]+/g, " ").trim();

/** Describes the site and its pages in Markdown (llmstxt.org). */
export function llmsText(
  site: SeoSite,
  {
    title,
    summary,
    sections,
  }: { title: string; summary: string; sections: readonly LlmsSection[] },
): string {
  const line = ({ text, path, note }: LlmsLink) =>
    `- [${plain(text)}](${siteUrl(site, path)})${note === undefined ? "" : `: ${plain(note)}`}`;
  return [
    `# ${plain(title)}`,
    `> ${plain(summary)}`,
    ...sections
      .filter(({ links }) => links.length > 0)
      .map((section) => [`## ${plain(section.title)}`, "", ...section.links.map(line)].join("\n")),
    "",
  ].join("\n\n");
}
