import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useState } from "react";
import { activitiesPath, allToursPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PlaceTile } from "../place-tile/place-tile.tsx";
import { useTourFacts } from "../place-tile/use-tour-facts.ts";
import { HubPage } from "./hub-page.tsx";
import styles from "./tiles.module.css";

/** A tile of an activity. */
export interface ActivityTile {
  slug: string;
  name: string;
  tours: number;
  image: string | null;
  colour: string;
}

/** Related activities by slug; an activity in no group is shown with the others. */
const groups = [
  {
    name: "active",
    slugs: [
      "hiking",
      "mountaineering",
      "horse-riding",
      "cycling",
      "offroad",
      "skiing",
      "dog-sledding",
    ],
  },
  { name: "water", slugs: ["rafting", "beach", "cruises", "yachting", "surfing", "diving"] },
  {
    name: "culture",
    slugs: ["sightseeing", "city", "gastronomy", "wine", "ethnographic", "festive"],
  },
  { name: "nature", slugs: ["photo", "safari", "wellness", "family"] },
] as const;
type Group = (typeof groups)[number]["name"] | "others";

const groupOf = ({ slug }: ActivityTile): Group =>
  groups.find(({ slugs }) => slugs.some((own) => own === slug))?.name ?? "others";

/** Page with all activities, in groups. */
export function ActivitiesScreen({ activities }: { activities: readonly ActivityTile[] }) {
  const { t } = useTranslation("ideas");
  const factsOf = useTourFacts();
  const [phrase, setPhrase] = useState("");
  const wanted = phrase.trim().toLowerCase();
  const shown = activities.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <HubPage
      here="activities"
      path={activitiesPath()}
      title={t("activities.title")}
      lead={t("activities.lead")}
      search={{
        label: t("activities.search"),
        phrase,
        onPhrase: setPhrase,
        found: t("activities.count", { count: shown.length }),
      }}
    >
      {shown.length === 0 ? (
        <EmptyState
          icon="compass"
          title={t("activities.none", { phrase })}
          actions={<Button href={allToursPath()}>{t("hubs:allTours")}</Button>}
        />
      ) : (
        [...groups.map(({ name }) => name), "others" as const]
          .map((name) => ({ name, own: shown.filter((tile) => groupOf(tile) === name) }))
          .filter(({ own }) => own.length > 0)
          .map(({ name, own }, place) => (
            <section key={name} aria-labelledby={`group-${name}`} className={styles.group}>
              <h2 id={`group-${name}`}>{t(`activities.groups.${name}`)}</h2>
              <ul className={styles.tiles}>
                {own.map((activity, index) => (
                  <li key={activity.slug}>
                    <PlaceTile
                      place={activity}
                      facts={factsOf(activity)}
                      sizes={
                        index === 0
                          ? "(width >= 1200px) 1136px, 92vw"
                          : "(width >= 768px) 370px, 46vw"
                      }
                      isFirst={place === 0 && index === 0}
                      isLarge={index === 0}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))
      )}
    </HubPage>
  );
}
