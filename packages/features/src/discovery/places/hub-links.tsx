import { ChipLink } from "@tropa/ui-kit/chip";
import type { IconName } from "@tropa/ui-kit/icon";
import {
  activitiesPath,
  allToursPath,
  archivePath,
  collectionsPath,
  destinationsPath,
  seasonsPath,
} from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./hub-links.module.css";

const hubs = ["destinations", "activities", "seasons", "collections", "tours", "archive"] as const;
type Hub = (typeof hubs)[number];

const icons: Record<Hub, IconName> = {
  destinations: "globe",
  activities: "hike",
  seasons: "sun",
  collections: "star",
  tours: "route",
  archive: "calendar",
};

interface HubLinksProps {
  /** The current page, which is not linked. */
  here?: Hub;
  /** Slug of the current listing; its archive of tours by request has the same one. */
  slug?: string;
}

/** Links to other ways of finding a tour: by place, activity, season or collection, all tours, or by request. */
export function HubLinks({ here, slug = "" }: HubLinksProps) {
  const { t } = useTranslation("hubs");
  const paths: Record<Hub, string> = {
    destinations: destinationsPath(),
    activities: activitiesPath(),
    seasons: seasonsPath(),
    collections: collectionsPath(),
    tours: allToursPath(),
    archive: archivePath(slug),
  };
  return (
    <nav className={styles.root} aria-label={t("ways.title")}>
      <h2>{t("ways.title")}</h2>
      <ul>
        {hubs
          .filter((hub) => hub !== here)
          .map((hub) => (
            <li key={hub}>
              <ChipLink href={paths[hub]} icon={icons[hub]}>
                {t(`ways.${hub}`)}
              </ChipLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
