import { Link } from "@tropa/ui-kit/link";
import type { CardFacts } from "../../discovery/tour-card/card-facts.ts";
import { listingPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TourStrip } from "../reading/tour-strip.tsx";
import styles from "./block-tours.module.css";

/** Tours inside a text, with a link to more of them. */
export function BlockTours({
  listing,
  tours,
}: {
  listing: { name: string; slug: string };
  tours: readonly CardFacts[];
}) {
  const { t } = useTranslation("journal");
  return (
    <aside className={styles.root} aria-label={t("tours", { place: listing.name })}>
      <p className={styles.head}>
        <b>{t("tours", { place: listing.name })}</b>
        <Link href={listingPath(listing.slug)}>{t("allTours")}</Link>
      </p>
      <TourStrip tours={tours} />
    </aside>
  );
}
