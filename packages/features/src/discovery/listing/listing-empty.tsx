import { listingUrl } from "@tropa/domain/discovery/search-filter";
import { formatList, formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { ChipLink } from "@tropa/ui-kit/chip";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { deferredPart } from "@tropa/page-runtime/take-over/deferred-part";
import { allToursPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { FilterChip } from "./filters/chips/filter-chips.ts";
import { chosenKind, clearFilter } from "./choices/filter-links.ts";
import type { WayOut } from "./choices/listing-page.ts";
import type { ListingFilter } from "./filters/use-listing-filter.ts";
import styles from "./listing-empty.module.css";

// Loads late, because few listings are empty; messages sent before are queued.
const HelpBanner = deferredPart(
  async () => (await import("../../sales/help-request/help-banner.tsx")).HelpBanner,
);

interface ListingEmptyProps {
  chips: readonly FilterChip[];
  state: ListingFilter;
  waysOut: readonly WayOut[];
}

/** Shown if no tour matches: which filters to drop, how many tours that brings, and how to ask for help. */
export function ListingEmpty({ chips, state, waysOut }: ListingEmptyProps) {
  const { t } = useTranslation("listing");
  const { filter, ceilings, linkTo } = state;
  const ways = waysOut.flatMap((way) => {
    const dropped = chips.filter(({ fields }) =>
      fields.some((field) => way.fields.includes(field)),
    );
    return dropped.length === 0 ? [] : [{ way, dropped }];
  });
  return (
    <>
      <EmptyState
        icon="compass"
        title={t("empty.title")}
        text={ways.length > 0 ? t("empty.drop") : t("empty.text")}
        actions={
          <>
            {ways.length > 0 ? (
              <ul className={styles.ways}>
                {ways.map(({ way, dropped }) => (
                  <li key={way.fields.join(" ")}>
                    <Way
                      way={way}
                      kind={chosenKind(filter)}
                      dropped={dropped.map(({ text }) => text)}
                      href={listingUrl(way.query, ceilings)}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <ul className={styles.chips}>
                {chips.map(({ key, text, without }) => (
                  <li key={key}>
                    <ChipLink {...linkTo(without)} icon="close">
                      {t("empty.without", { choice: text })}
                    </ChipLink>
                  </li>
                ))}
              </ul>
            )}
            <div className={styles.buttons}>
              {chips.length > 1 && (
                <Button href={listingUrl(clearFilter(filter), ceilings)} variant="secondary">
                  {t("clearAll")}
                </Button>
              )}
              <Button href={allToursPath()} variant="ghost">
                {t("empty.allTours")}
              </Button>
            </div>
          </>
        }
      />
      <HelpBanner compact />
    </>
  );
}

interface WayProps {
  way: WayOut;
  kind: ReturnType<typeof chosenKind>;
  dropped: readonly string[];
  href: string;
}

function Way({ way, kind, dropped, href }: WayProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  return (
    <Link href={href} rel="nofollow" variant="bare" className={styles.way}>
      <span className={styles.dropped}>
        {t("empty.dropping")} <s>{formatList(dropped, locale)}</s>
      </span>
      <span className={styles.gain}>
        {t(`show.${kind}`, { count: way.total, number: formatNumber(way.total, locale) })}
      </span>
      <Icon name="arrow-right" size={20} />
    </Link>
  );
}
