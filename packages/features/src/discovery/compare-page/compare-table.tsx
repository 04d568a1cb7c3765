import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Button } from "@tropa/ui-kit/button";
import { Chip } from "@tropa/ui-kit/chip";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import type { CSSProperties } from "react";
import { FavouriteHeart } from "../favourites/favourite-heart.tsx";
import { tourPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import type { ComparedFacts } from "./compare-facts.ts";
import { compareRows } from "./compare-rows.ts";
import type { CompareRow } from "./compare-rows.ts";
import styles from "./compare-table.module.css";

interface CompareTableProps {
  tours: readonly ComparedFacts[];
  onlyDifferent: boolean;
  onRemove: (tourId: number) => void;
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers forget what a table is once it is laid out as a grid */
/**
 * The comparison as a table with a sticky head; narrow screens scroll from tour to tour. Explicit roles keep its table
 * semantics, which the grid layout removes.
 */
export function CompareTable({ tours, onlyDifferent, onRemove }: CompareTableProps) {
  const { t, i18n } = useTranslation("compare");
  const { locale } = useStorefront();
  const rows = compareRows(tours, {
    t: i18n.t,
    card: i18n.getFixedT(null, "tourCard"),
    locale,
  }).filter(({ differs }) => differs || !onlyDifferent);
  return (
    <div
      className={styles.window}
      role="region"
      aria-label={t("table")}
      // Lets keyboard users scroll the table.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table role="table" className={styles.table} style={columns(tours.length)}>
        <caption>
          <VisuallyHidden>{t("caption")}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row" className={styles.head}>
            <td role="cell" className={styles.corner}>
              <VisuallyHidden>{t("table")}</VisuallyHidden>
            </td>
            {tours.map((tour) => (
              <TourHead key={tour.id} tour={tour} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.key} row={row} tours={tours} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Passes the number of columns to the style sheet. */
function columns(count: number): CSSProperties {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type knows no custom properties
  return { "--tours": count } as CSSProperties;
}

function TourHead({
  tour,
  onRemove,
}: {
  tour: ComparedFacts;
  onRemove: CompareTableProps["onRemove"];
}) {
  const { t } = useTranslation("compare");
  const isHydrated = useIsHydrated();
  const path = tourPath(tour.slug, tour.dateId, tour.party?.query);
  return (
    <th role="columnheader" scope="col" className={styles.tour}>
      <div className={styles.photo}>
        {tour.image && (
          <Picture
            template={tour.image}
            alt=""
            width={4}
            height={3}
            variants={IMAGE_SIZES.landscape}
            sizes="280px"
            colour={tour.colour}
          />
        )}
        <FavouriteHeart tour={tour} className={styles.heart ?? ""} />
        {isHydrated && (
          <IconButton
            icon="close"
            variant="overlay"
            label={t("removeNamed", { title: tour.title })}
            className={styles.remove}
            onClick={() => onRemove(tour.id)}
          />
        )}
      </div>
      <Link href={path} className={styles.title}>
        {tour.title}
      </Link>
      <Button
        href={path}
        size="sm"
        className={styles.choose}
        aria-label={t("chooseNamed", { title: tour.title })}
      >
        {t("choose")}
      </Button>
    </th>
  );
}

function Row({ row, tours }: { row: CompareRow; tours: readonly ComparedFacts[] }) {
  const { t } = useTranslation("compare");
  return (
    <tr role="row" data-differs={row.differs || undefined} className={styles.row}>
      <th role="rowheader" scope="row" className={styles.name}>
        <span>
          {row.name}
          {row.differs && tours.length > 1 && <VisuallyHidden> ({t("differs")})</VisuallyHidden>}
        </span>
      </th>
      {row.cells.map((cell, index) => (
        <td role="cell" key={tours[index]?.id}>
          {cell.length > 1 ? (
            <ul>
              {cell.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            (cell[0] ?? "—")
          )}
          {row.best !== null && row.best === index && (
            <p className={styles.best}>
              <Chip tone="new">{t(`best.${row.key}`)}</Chip>
            </p>
          )}
        </td>
      ))}
    </tr>
  );
}
