import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { listingPath } from "../../platform/links/paths.ts";
import styles from "./place-tile.module.css";

interface PlaceTileProps {
  place: { slug: string; name: string; image: string | null; colour: string };
  /** Below the name. */
  facts: string;
  /** How wide it stands, for the picture. */
  sizes: string;
  /** The page's first picture. */
  isFirst?: boolean;
  /** Wider than the usual sizes of a tile's picture reach. */
  isLarge?: boolean;
  /** On phones the tile is a row of a list, a small picture beside the words, and this is their last line. */
  rowNote?: string;
}

/**
 * A place as a picture with its name on it. Around it `--tile-height` is the least height, `--tile-ratio` the
 * proportions, and `--tile-padding` the room around the words.
 */
export function PlaceTile({
  place: { slug, name, image, colour },
  facts,
  sizes,
  isFirst,
  isLarge = false,
  rowNote,
}: PlaceTileProps) {
  return (
    <Card
      surface="bare"
      padding="none"
      interactive
      className={styles.tile}
      data-row={rowNote !== undefined || undefined}
    >
      {image && (
        <Picture
          template={image}
          alt=""
          width={4}
          height={3}
          variants={
            isLarge ? [...IMAGE_SIZES.landscape, ...IMAGE_SIZES.wide] : IMAGE_SIZES.landscape
          }
          sizes={sizes}
          colour={colour}
          priority={isFirst}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h3>
          <Link href={listingPath(slug)} variant="bare" className={cardLink}>
            {name}
          </Link>
        </h3>
        <p>{facts}</p>
        {rowNote && <p className={styles.note}>{rowNote}</p>}
      </div>
    </Card>
  );
}
