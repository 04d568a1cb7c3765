import { filterParty, startTimes } from "@tropa/domain/discovery/search-filter";
import { difficulties } from "@tropa/domain/discovery/tour-fields/field-values";
import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { ChipLink } from "@tropa/ui-kit/chip";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { PartyField } from "../../../party/party-field.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { MouseEvent } from "react";
import { useHref } from "react-router";
import { listingPath } from "../../../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { WhenField } from "../../../search-box/when-field.tsx";
import { CruiseGroups } from "../groups/cruise-groups.tsx";
import { traitName } from "../../../traits/trait-texts.ts";
import { changeFilter, chosenKind, withKind } from "../../choices/filter-links.ts";
import type { Kind } from "../../choices/filter-links.ts";
import { FilterOptions, FilterGroup } from "../groups/filter-groups.tsx";
import { DaysRange, PriceRange } from "../groups/filter-ranges.tsx";
import { filterOfForm, formEntries } from "../../choices/form-filter.ts";
import type { Counts } from "../../choices/listing-page.ts";
import { LongList } from "../groups/long-list.tsx";
import type { PanelProps } from "../panel-props.ts";
import { PlaceGroup } from "../groups/place-groups.tsx";
import { RareGroups } from "../groups/rare-groups.tsx";
import { useNamedChoices } from "../../choices/use-named-choices.ts";
import { allChoicesUrl } from "../../choices/whole-choices.ts";
import styles from "./filters-panel.module.css";

/**
 * Filter fields without a control in the form: path, link lists and values set elsewhere. Submitted as hidden fields.
 */
const unseen = new Set([
  "type",
  "isCruisesSearch",
  "countries",
  "regions",
  "cities",
  "restKinds",
  "collections",
  "showplace",
  "organizer",
  "lat",
  "lng",
  "placeName",
  "box",
  "sort",
  "minAge",
]);

/** Clears the party. */
const anyParty = { adults: null, childAges: [] };

interface FiltersPanelProps extends PanelProps {
  /**
   * The rest of the long lists is on its way, without having been asked for. Until then the lists are hidden: they
   * would grow, and in browsers without scroll anchoring what is below would move away from under the finger.
   */
  isAwaited?: boolean;
}

/** All filters, as a form that also works without scripts; with scripts, every change applies at once. */
export function FiltersPanel({ isAwaited = false, ...props }: FiltersPanelProps) {
  const { t } = useTranslation("listing");
  const { data, state } = props;
  const { filter, ceilings, apply } = state;
  const { choices } = data;
  const kind = chosenKind(filter);
  const action = useHref(listingPath(data.query.slug ?? "tours"));
  const hidden = Object.entries(data.query).filter(([name]) => unseen.has(name));
  const named = useNamedChoices(choices);
  return (
    <form
      aria-busy={isAwaited || undefined}
      method="get"
      action={action}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        apply(filterOfForm(filter.slug, formEntries(event.currentTarget), ceilings));
      }}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Kinds {...props} />
      <When {...props} />
      <PartyField
        className={styles.party}
        value={filterParty(filter)}
        onValueChange={(party) =>
          apply(changeFilter(filter, { ...(party ?? anyParty), minAge: 0 }))
        }
      />
      <PriceRange state={state} histogram={choices.histogram} />
      {kind === "excursion" ? (
        <FilterGroup title={t("groups.startTimes")}>
          <FilterOptions
            field="startTimes"
            choices={named("startTimes", startTimes)}
            state={state}
          />
        </FilterGroup>
      ) : (
        <DaysRange state={state} lengths={choices.lengths} />
      )}
      {isAwaited && <Skeleton shape="block" height="24rem" className={styles.awaited} />}
      <div hidden={isAwaited} className={styles.long}>
        <PlaceGroup {...props} />
        {kind === "cruise" && <CruiseGroups {...props} />}
        {choices.activities.length > 0 && (
          <FilterGroup title={t("groups.activity")}>
            <LongList {...props} list="activities" />
          </FilterGroup>
        )}
        <FilterGroup title={traitName(t, "difficulty")}>
          <FilterOptions
            field="difficulty"
            choices={named("difficulty", difficulties)}
            state={state}
          />
        </FilterGroup>
        {choices.isShort ? <MoreFilters {...props} /> : <RareGroups {...props} kind={kind} />}
      </div>
      <Button type="submit" fullWidth className={styles.apply}>
        {t("apply")}
      </Button>
    </form>
  );
}

/** The way to the rest: a page with everything for those without a script. */
function MoreFilters({ state: { filter, ceilings }, onWantAll }: PanelProps) {
  /** Link to a page with all choices, for visitors without scripts. */
  const { t } = useTranslation("listing");
  return (
    <Button
      href={allChoicesUrl(filter, ceilings)}
      rel="nofollow"
      variant="secondary"
      icon="filter"
      className={styles.more}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault();
        onWantAll();
      }}
    >
      {t("moreFilters")}
    </Button>
  );
}

function Kinds({ data: { choices }, state: { filter, linkTo } }: PanelProps) {
  const { t } = useTranslation("listing");
  const { locale, variant } = useStorefront();
  const chosen = chosenKind(filter);
  const kinds: readonly Kind[] = variant.features.excursions
    ? ["tour", "cruise", "excursion"]
    : ["tour", "cruise"];
  const offered = kinds.filter((kind) => kind === chosen || choices.kinds[kind] > 0);
  if (offered.length === 1) return null;
  return (
    <nav className={styles.chips} aria-label={t("groups.kind")}>
      {offered.map((kind) => (
        <ChipLink key={kind} {...linkTo(withKind(filter, kind))} selected={kind === chosen}>
          {t(`kind.${kind}`)}
          <span className={styles.count}>{formatNumber(choices.kinds[kind], locale)}</span>
        </ChipLink>
      ))}
    </nav>
  );
}

const periods = (counts: Counts) =>
  Object.entries(counts).map(([period, count]) => ({ period, count }));

function When({ data: { choices }, state: { filter, apply } }: PanelProps) {
  return (
    <WhenField
      months={periods(choices.months)}
      seasons={periods(choices.seasons)}
      flexCounts={choices.counts.flexDays}
      value={filter}
      onValueChange={({ dateFrom, dateTo, flexDays }) =>
        apply(changeFilter(filter, { dateFrom, dateTo, flexDays }))
      }
    />
  );
}
