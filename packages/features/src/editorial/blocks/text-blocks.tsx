import type { TextBlock } from "@tropa/api-contract/editorial/content";
import { Link } from "@tropa/ui-kit/link";
import { listingPath } from "../../platform/links/paths.ts";
import { blockAnchor } from "./block-anchor.ts";
import styles from "./text-blocks.module.css";

/** A long text as the API sends it: blocks of plain words, so that no page has to trust markup. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className={styles.root}>
      {blocks
        .map((block, index) => ({ block, anchor: blockAnchor(index) }))
        .map(({ block, anchor }) => (
          <Block key={anchor} block={block} anchor={anchor} />
        ))}
    </div>
  );
}

function Block({ block, anchor }: { block: TextBlock; anchor: string }) {
  switch (block.type) {
    case "heading":
      return block.level === 2 ? (
        <h2 id={anchor}>{block.text}</h2>
      ) : (
        <h3 id={anchor}>{block.text}</h3>
      );
    case "paragraph":
      return <p>{block.text}</p>;
    case "quote":
      return <blockquote>{block.text}</blockquote>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case "tours":
      return (
        <p>
          <Link href={listingPath(block.listing.slug)}>{block.listing.name}</Link>
        </p>
      );
    // Pictures and places come with the articles that have them.
    case "image":
    case "point":
      return null;
    default:
      return block satisfies never;
  }
}
