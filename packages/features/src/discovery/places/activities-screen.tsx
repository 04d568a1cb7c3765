import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useState } from "react";
import { activitiesPath, allToursPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PlaceTile } from "../place-tile/place-tile.tsx";
import { useTourFacts } from "../place-tile/use-tour-facts.ts";
import { HubPage } from "./hub-page.tsx";
import styles from "./tiles.module.css";

export interface ActivityTile {
  slug: string;
  name: string;
  tours: number;
  image: string | null;
  colour: string;
}

/** All that one can do on a tour. */
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
        <section aria-label={t("activities.title")}>
          <h2 className={styles.hidden}>{t("activities.title")}</h2>
          <ul className={styles.tiles}>
            {shown.map((activity, index) => (
              <li key={activity.slug}>
                <PlaceTile
                  place={activity}
                  facts={factsOf(activity)}
                  sizes="(width >= 992px) 300px, (width >= 576px) 46vw, 92vw"
                  isFirst={index === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </HubPage>
  );
}
