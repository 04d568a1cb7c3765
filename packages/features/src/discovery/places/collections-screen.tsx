import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Button } from "@tropa/ui-kit/button";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { useState } from "react";
import { useTourFacts } from "../place-tile/use-tour-facts.ts";
import { HubPage } from "./hub-page.tsx";
import { allToursPath, collectionsPath, listingPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./collections.module.css";

/** A collection as the page shows it. */
export interface CollectionFacts {
  slug: string;
  name: string;
  description: string;
  tours: number;
  image: string;
  colour: string;
  /** Minor units of the page's currency; null if unknown. */
  priceFrom: number | null;
}

/** Collections whose name or description contains the phrase. */
function matching(collections: readonly CollectionFacts[], phrase: string) {
  const wanted = phrase.trim().toLowerCase();
  return collections.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(wanted),
  );
}

/** Page with all collections and a search field. */
export function CollectionsScreen({ collections }: { collections: readonly CollectionFacts[] }) {
  const { t } = useTranslation("hubs");
  const [phrase, setPhrase] = useState("");
  const shown = matching(collections, phrase);
  return (
    <HubPage
      here="collections"
      path={collectionsPath()}
      title={t("collections.title")}
      lead={t("collections.lead")}
      search={{
        label: t("collections.search"),
        phrase,
        onPhrase: setPhrase,
        found: t("collectionsCount", { count: shown.length }),
      }}
    >
      {shown.length === 0 ? (
        <EmptyState
          icon="compass"
          title={t("collections.none", { phrase })}
          actions={<Button href={allToursPath()}>{t("allTours")}</Button>}
        />
      ) : (
        <ul className={styles.grid}>
          {shown.map((collection, index) => (
            <li key={collection.slug}>
              <CollectionCard collection={collection} isLead={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </HubPage>
  );
}

function CollectionCard({
  collection: { slug, name, description, tours, image, colour, priceFrom },
  isLead,
}: {
  collection: CollectionFacts;
  /** True for the first card, which is large. */
  isLead: boolean;
}) {
  const factsOf = useTourFacts();
  return (
    <Card as="article" surface="outline" padding="none" interactive className={styles.card}>
      <Picture
        template={image}
        alt=""
        width={4}
        height={3}
        variants={isLead ? [...IMAGE_SIZES.landscape, ...IMAGE_SIZES.wide] : IMAGE_SIZES.landscape}
        sizes={
          isLead
            ? "(width >= 1200px) 690px, (width >= 992px) 60vw, 92vw"
            : "(width >= 992px) 370px, 46vw"
        }
        colour={colour}
        priority={isLead}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>
          <Link href={listingPath(slug)} variant="bare" className={cardLink}>
            {name}
          </Link>
        </h2>
        <p className={styles.description}>{description}</p>
        <p className={styles.count}>{factsOf({ tours, priceFrom })}</p>
      </div>
    </Card>
  );
}
