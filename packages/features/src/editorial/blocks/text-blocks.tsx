import { blockAnchor } from "./block-anchor.ts";
import { Captioned, Gallery } from "./block-pictures.tsx";
import { BlockTable } from "./block-table.tsx";
import { BlockTours } from "./block-tours.tsx";
import { PointBlock } from "./point-block.tsx";
import type { ShownBlock } from "./shown-blocks.ts";
import { VideoBlock } from "./video-block.tsx";
import styles from "./text-blocks.module.css";

/** Renders a long text. The API sends it as blocks of plain text, so no page has to trust HTML. */
export function TextBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
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

function Block({ block, anchor }: { block: ShownBlock; anchor: string }) {
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
    case "image":
      return <Captioned picture={block} />;
    case "gallery":
      return <Gallery pictures={block.images} />;
    case "point":
      return <PointBlock point={block} />;
    case "tours":
      return <BlockTours listing={block.listing} tours={block.tours} />;
    case "video":
      return <VideoBlock video={block} />;
    case "table":
      return <BlockTable table={block} />;
    default:
      return block satisfies never;
  }
}
