import { siteUrl } from "../../platform/seo/page-head.ts";
import type { SeoSite } from "../../platform/seo/page-head.ts";

interface LlmsLink {
  text: string;
  /** Without the locale's prefix. */
  path: string;
  note?: string;
}

export interface LlmsSection {
  title: string;
  links: readonly LlmsLink[];
}

/** A name that stands within the brackets of a link, whatever it has in it. */
const plain = (text: string) => text.replaceAll(/[[\]\r\n]+/g, " ").trim();

/** What the site is and where its pages are, as Markdown (llmstxt.org). */
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
