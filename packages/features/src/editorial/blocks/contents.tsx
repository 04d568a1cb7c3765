import { Collapse } from "@tropa/ui-kit/collapse";
import { ScrollSpy } from "@tropa/ui-kit/scroll-spy";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { blockAnchor } from "./block-anchor.ts";
import type { ShownBlock } from "./shown-blocks.ts";
import styles from "./contents.module.css";

/** Table of contents: links to the headings, with the current one marked. Renders nothing for short texts. */
export function Contents({
  blocks,
  fewest = 2,
}: {
  blocks: readonly ShownBlock[];
  fewest?: number;
}) {
  const { t } = useTranslation("legal");
  const sections: { name: string; anchor: string; subItems: { name: string; anchor: string }[] }[] =
    [];
  for (const [index, block] of blocks.entries()) {
    if (block.type !== "heading") continue;
    const heading = { name: block.text, anchor: blockAnchor(index) };
    if (block.level === 2) sections.push({ ...heading, subItems: [] });
    else sections.at(-1)?.subItems.push(heading);
  }
  if (sections.length < fewest) return null;
  return (
    <>
      <div className={styles.root}>
        <h2 id="contents">{t("contents")}</h2>
        <ScrollSpy items={sections} aria-labelledby="contents" />
      </div>
      {/* Folded on narrow screens, so that the text comes first. */}
      <Collapse summary={t("contents")} layout="card" className={styles.folded}>
        <ul>
          {sections.map(({ name, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{name}</a>
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  );
}
