import { partyFields, readParty } from "@tropa/domain/sales/party/party";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Button } from "@tropa/ui-kit/button";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Picture } from "@tropa/ui-kit/picture";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { withParty } from "../party/party-link.ts";
import { usePageQuery } from "../../platform/history/page-query.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { comparePath, MAX_COMPARED } from "./compared-tours.ts";
import { lazyComparison, useComparedTours } from "./use-compare.ts";
import styles from "./compare-bar.module.css";

const leastCompared = 2;

/** A bar at the bottom of the page with the tours chosen for comparison. */
export default function CompareBar() {
  const { t } = useTranslation("compare");
  const tours = useComparedTours();
  const query = new URLSearchParams(usePageQuery());
  const party = readParty(query.get(partyFields.adults), query.get(partyFields.childAges));
  const free = MAX_COMPARED - tours.length;
  return (
    <section
      className={styles.root}
      aria-label={t("bar")}
      data-ready={tours.length >= leastCompared || undefined}
    >
      <VisuallyHidden role="status">{t("count", { count: tours.length })}</VisuallyHidden>
      <ul className={styles.tours}>
        {tours.map(({ id, title, image, colour }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.tour}
              aria-label={t("removeNamed", { title })}
              title={t("removeNamed", { title })}
              onClick={() => lazyComparison.act(({ remove }) => remove(id))}
            >
              {image && (
                <Picture
                  template={image}
                  alt=""
                  width={1}
                  height={1}
                  variants={IMAGE_SIZES.tile}
                  sizes="48px"
                  colour={colour}
                />
              )}
            </button>
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={`free${index}`} className={styles.free} aria-hidden="true" />
        ))}
      </ul>
      {tours.length < leastCompared ? (
        <p className={styles.hint}>{t("addMore")}</p>
      ) : (
        <Button size="sm" icon="compare" href={withParty(comparePath(tours), party)}>
          <span className={styles.word}>{t("open")}</span>
          <span className={styles.number} aria-hidden="true">
            {tours.length}
          </span>
        </Button>
      )}
      <IconButton
        icon="close"
        label={t("clear")}
        className={styles.clear}
        onClick={() => lazyComparison.act(({ clear }) => clear())}
      />
    </section>
  );
}
