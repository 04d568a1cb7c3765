import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { blockAnchor } from "./block-anchor.ts";
import type { ShownBlock } from "./shown-blocks.ts";
import styles from "./contents.module.css";

/** The headings of a text as links to them; nothing where there are so few that the text shows them itself. */
export function Contents({
  blocks,
  fewest = 2,
}: {
  blocks: readonly ShownBlock[];
  fewest?: number;
}) {
  const { t } = useTranslation("legal");
  const headings = blocks.flatMap((block, index) =>
    block.type === "heading" && block.level === 2
      ? [{ text: block.text, anchor: blockAnchor(index) }]
      : [],
  );
  if (headings.length < fewest) return null;
  return (
    <nav aria-labelledby="contents" className={styles.root}>
      <h2 id="contents">{t("contents")}</h2>
      <ul>
        {headings.map(({ text, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
