import { Card, cardLink } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { collectionsPath, listingPath } from "../../platform/links/paths.ts";
import { useTourFacts } from "../place-tile/use-tour-facts.ts";
import type { CollectionTile } from "./home-page.ts";
import { HomeSection } from "./home-section.tsx";
import styles from "./home-collections.module.css";

const squarish = ["400x300", "800x600"] as const;

/** Tiles of collections, each with a picture, a description and its number of tours. */
export function HomeCollections({ collections }: { collections: readonly CollectionTile[] }) {
  const { t } = useTranslation("home");
  const factsOf = useTourFacts();
  if (collections.length === 0) return null;
  return (
    <HomeSection
      title={t("collections.title")}
      lead={t("collections.lead")}
      more={{ href: collectionsPath(), text: t("collections.more") }}
    >
      <ul className={styles.grid}>
        {collections.map(({ slug, name, description, tours, image, colour }) => (
          <li key={slug}>
            <Card surface="outline" padding="none" interactive className={styles.card}>
              <Picture
                template={image}
                alt=""
                width={1}
                height={1}
                variants={squarish}
                sizes="190px"
                colour={colour}
                className={styles.picture}
              />
              <div className={styles.text}>
                <h3>
                  <Link href={listingPath(slug)} variant="bare" className={cardLink}>
                    {name}
                  </Link>
                </h3>
                <p className={styles.description}>{description}</p>
                <p className={styles.count}>{factsOf({ tours })}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
