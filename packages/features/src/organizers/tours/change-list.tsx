import { useQuery } from "@tanstack/react-query";
import { minorPerMajor } from "@tropa/domain/money";
import { tourFields, traitNames } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { draftSectionNames } from "@tropa/domain/organizers/tours/tour-draft";
import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DeskFailed, DeskSkeleton } from "../desk/desk-states.tsx";
import { localeOf, placedName } from "./draft/draft-form.ts";
import { useDraftTexts } from "./draft/use-draft-texts.ts";
import { Thumbnail } from "./sections/photos-section.tsx";
import { placesQuery } from "./preview-query.ts";
import { comparisonQuery, tourChoicesQuery } from "./queries/tour-queries.ts";
import type { Compared } from "./queries/tour-queries.ts";
import styles from "./changes.module.css";

type Value = string | number | boolean | null;
interface Change {
  section: (typeof draftSectionNames)[number];
  field: string;
  before: Value;
  after: Value;
}
type Pictures = readonly { key: string; image: { image: string; alt: string; color: string } }[];

interface ChangeListProps {
  id: number;
  compared: Compared;
}

/** Differences between two versions of a tour, by section, before and after. */
export function ChangeList({ id, compared }: ChangeListProps) {
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const comparison = useQuery(comparisonQuery(storefront, id, compared));
  const choices = useQuery(tourChoicesQuery(storefront)).data;
  const cities = useQuery(placesQuery(storefront, id, compared.to ?? null)).data ?? [];
  const { labelOf, valueText } = useDraftTexts({
    choices: choices ?? { activities: [], languages: [] },
    cities,
  });
  const { data, isError, refetch } = comparison;
  if (!data) return isError ? <DeskFailed onRetry={() => void refetch()} /> : <DeskSkeleton />;
  if (data.changes.length === 0) return <p className={styles.muted}>{t("changes.none")}</p>;

  const textOf = (name: string, value: Value): string => {
    if (value === null) return "";
    if (typeof value === "boolean") return t(value ? "changes.yes" : "changes.no");
    if (name === "price" && typeof value === "number")
      return formatNumber(value / minorPerMajor, storefront.locale);
    return valueText(name, String(value).replaceAll("\n", isIds(name) ? "," : "\n"));
  };
  return (
    <div className={styles.changes}>
      {draftSectionNames.map((section) => {
        const changes = data.changes.filter((change) => change.section === section);
        if (changes.length === 0) return null;
        return (
          <section key={section} aria-label={t(`sections.${section}`)}>
            <h3>{t(`sections.${section}`)}</h3>
            {changes.map((change) => (
              <ChangeItem
                key={change.field}
                change={change}
                pictures={data.pictures}
                labelOf={labelOf}
                textOf={textOf}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}

/** Whether a field holds ids or words separated by commas. */
const isIds = (name: string): boolean =>
  ["city_ids", "rest_kind_ids"].includes(name) ||
  traitNames.some((trait) => tourFields[trait].column === name) ||
  name.endsWith("-meals");

interface ChangeItemProps {
  change: Change;
  pictures: Pictures;
  labelOf: (name: string, place: number | null) => string;
  textOf: (name: string, value: Value) => string;
}

function ChangeItem({ change, pictures, labelOf, textOf }: ChangeItemProps) {
  const { t } = useTranslation("organizerTours");
  const { name, place } = placedName(change.field);
  const label = labelOf(name, place);
  const isPhotos = name === "photos" || name.endsWith("-photo");
  const show = (value: Value) => {
    if (value === null) return <span className={styles.muted}>{t("conflict:empty")}</span>;
    if (!isPhotos) return <span lang={localeOf(name) ?? undefined}>{textOf(name, value)}</span>;
    return (
      <span className={styles.changedPhotos}>
        {String(value)
          .split("\n")
          .map((key) => (
            <Thumbnail
              key={key}
              image={
                pictures.find((one) => one.key === key)?.image ?? { image: key, alt: "", color: "" }
              }
              alt={label}
            />
          ))}
      </span>
    );
  };
  return (
    <div className={styles.change}>
      <h4>{label}</h4>
      <dl>
        <div data-side="before">
          <dt>{t("changes.before")}</dt>
          <dd>{show(change.before)}</dd>
        </div>
        <div data-side="after">
          <dt>{t("changes.after")}</dt>
          <dd>{show(change.after)}</dd>
        </div>
      </dl>
    </div>
  );
}
