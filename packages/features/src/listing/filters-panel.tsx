import {
  accommodationKinds,
  comfortLevels,
  filterFromQuery,
  MAX_DIFFICULTY,
} from "@tropa/domain/search-filter";
import { Button } from "@tropa/ui-kit/button";
import { ChipLink } from "@tropa/ui-kit/chip";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router";
import { listingPath } from "../platform/paths.ts";
import { monthAloneText, monthText } from "../search-box/month-text.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import { useIsHydrated } from "../platform/use-is-hydrated.ts";
import { DatesBetween } from "./dates-between.tsx";
import {
  changed,
  chosenKind,
  chosenMonth,
  monthRange,
  withKind,
  withoutIdleBounds,
} from "./filter-links.ts";
import type { Kind } from "./filter-links.ts";
import { CheckGroup, FilterGroup, LinkGroup } from "./filter-groups.tsx";
import { FilterRanges } from "./filter-ranges.tsx";
import { joinPath } from "./listing-path.ts";
import type { Counts, ListingPageData } from "./listing-page.ts";
import type { ListingFilter } from "./use-listing-filter.ts";
import styles from "./filters-panel.module.css";

interface FiltersPanelProps {
  data: ListingPageData;
  state: ListingFilter;
}

const activitiesShown = 8;
const difficulties = Array.from({ length: MAX_DIFFICULTY }, (_, index) => String(index + 1));
/** Names of the form's own fields; what else the address holds goes along unseen. */
const ownFields = new Set([
  "slug",
  "page",
  "accommodation",
  "comfort",
  "difficulty",
  "languages",
  "dateFrom",
  "dateTo",
  "priceMin",
  "priceMax",
  "daysMin",
  "daysMax",
]);

/** Everything a listing can be narrowed by. A form that works without a script; with one, every change shows at once. */
export function FiltersPanel({ data, state }: FiltersPanelProps) {
  const { t } = useTranslation("listing");
  const isHydrated = useIsHydrated();
  const { filter, ceilings, apply } = state;
  const { choices } = data;
  const action = useHref(listingPath(data.query.slug ?? "tours"));
  const hidden = Object.entries(data.query).filter(([name]) => !ownFields.has(name));
  const named = (
    field: "accommodation" | "comfort" | "difficulty",
    values: readonly string[],
    counts: Counts,
  ) => values.map((value) => ({ value, name: t(`${field}.${value}`), count: counts[value] ?? 0 }));
  return (
    <form
      method="get"
      action={action}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value]] : [],
        );
        apply(
          withoutIdleBounds(
            filterFromQuery(new URLSearchParams([...entries, ["slug", filter.slug]]), ceilings),
          ),
        );
      }}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Kinds data={data} state={state} />
      <Destinations data={data} state={state} />
      <Dates data={data} state={state} />
      <FilterRanges state={state} />
      <Activities data={data} state={state} />
      <FilterGroup title={t("groups.difficulty")}>
        <CheckGroup
          field="difficulty"
          choices={named("difficulty", difficulties, choices.difficulty)}
          state={state}
        />
      </FilterGroup>
      <FilterGroup title={t("groups.accommodation")} isOpen={filter.accommodation.length > 0}>
        <CheckGroup
          field="accommodation"
          choices={named("accommodation", accommodationKinds, choices.accommodation)}
          state={state}
        />
      </FilterGroup>
      <FilterGroup title={t("groups.comfort")} isOpen={filter.comfort.length > 0}>
        <CheckGroup
          field="comfort"
          choices={named("comfort", comfortLevels, choices.comfort)}
          state={state}
        />
      </FilterGroup>
      {choices.languages.length > 1 && (
        <FilterGroup title={t("groups.languages")} isOpen={filter.languages.length > 0}>
          <CheckGroup field="languages" choices={choices.languages} state={state} />
        </FilterGroup>
      )}
      {!isHydrated && (
        <Button type="submit" fullWidth className={styles.apply}>
          {t("apply")}
        </Button>
      )}
    </form>
  );
}

function Kinds({ data: { choices }, state: { filter, linkTo } }: FiltersPanelProps) {
  const { t } = useTranslation("listing");
  const { variant } = useStorefront();
  const chosen = chosenKind(filter);
  const kinds: readonly Kind[] = variant.features.excursions
    ? ["tour", "cruise", "excursion"]
    : ["tour", "cruise"];
  const isEmpty = (kind: Kind) => kind !== "cruise" && kind !== chosen && choices.kinds[kind] === 0;
  return (
    <nav className={styles.chips} aria-label={t("groups.kind")}>
      {kinds
        .filter((kind) => !isEmpty(kind))
        .map((kind) => (
          <ChipLink key={kind} {...linkTo(withKind(filter, kind))} selected={kind === chosen}>
            {t(`kind.${kind}`)}
          </ChipLink>
        ))}
    </nav>
  );
}

function Destinations({ data: { choices, parts }, state: { filter, linkTo } }: FiltersPanelProps) {
  const { t } = useTranslation("listing");
  const links = choices.destinations.map(({ name, slug, count, level }) => {
    const isChosen = slug === parts.place;
    const place = isChosen ? "" : slug;
    return {
      name,
      count,
      isChosen,
      isNested: level === 1,
      link: linkTo(changed(filter, { slug: joinPath({ ...parts, place }) })),
    };
  });
  if (links.length === 0) return null;
  return (
    <FilterGroup title={t("groups.destination")}>
      <LinkGroup choices={links} />
    </FilterGroup>
  );
}

function Activities({ data: { choices, parts }, state: { filter, linkTo } }: FiltersPanelProps) {
  const { t } = useTranslation("listing");
  const links = choices.activities.map(({ name, slug, count }) => {
    const isChosen = slug === parts.activity;
    const activity = isChosen ? "" : slug;
    return {
      name,
      count,
      isChosen,
      link: linkTo(changed(filter, { slug: joinPath({ ...parts, activity }) })),
    };
  });
  if (links.length === 0) return null;
  return (
    <FilterGroup title={t("groups.activity")}>
      <LinkGroup choices={links} shown={activitiesShown} />
    </FilterGroup>
  );
}

function Dates({ data: { choices }, state: { filter, linkTo, apply } }: FiltersPanelProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  const chosen = chosenMonth(filter);
  const [isExact] = useState(
    chosen === null && (filter.dateFrom !== null || filter.dateTo !== null),
  );
  const noDates = { dateFrom: null, dateTo: null };
  const months = Object.keys(choices.months);
  // The year is said where it begins; in the months before everybody knows it.
  const textOf = (month: string, index: number) =>
    month.endsWith("-01") && index > 0 ? monthText(month, locale) : monthAloneText(month, locale);
  return (
    <FilterGroup title={t("groups.dates")}>
      <div className={styles.dates}>
        {months.length > 0 && (
          <div className={styles.chips}>
            {months.map((month, index) => (
              <ChipLink
                key={month}
                {...linkTo(changed(filter, month === chosen ? noDates : monthRange(month)))}
                selected={month === chosen}
                className={styles.month}
              >
                {textOf(month, index)}{" "}
                <span className={styles.monthCount}>{choices.months[month]}</span>
              </ChipLink>
            ))}
          </div>
        )}
        <details className={styles.exact} open={isExact}>
          <summary>{t("exactDates")}</summary>
          <DatesBetween
            dateFrom={filter.dateFrom}
            dateTo={filter.dateTo}
            onChange={(dates) => apply(changed(filter, dates))}
          />
        </details>
      </div>
    </FilterGroup>
  );
}
