import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { listingPath } from "../../platform/links/paths.ts";
import styles from "./place-tile.module.css";

interface PlaceTileProps {
  place: { slug: string; name: string; image: string | null; colour: string };
  /** Text below the name. */
  facts: string;
  /** The image's `sizes` attribute. */
  sizes: string;
  /** True for the page's first picture, which loads with high priority. */
  isFirst?: boolean;
  /** True for tiles wider than the usual picture sizes. */
  isLarge?: boolean;
  /** On phones tiles become rows with a small picture; this is the row's last line. */
  rowNote?: string;
}

/** A place as a picture with its name. Set `--tile-height` (minimum), `--tile-ratio` and `--tile-padding` around it. */
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
