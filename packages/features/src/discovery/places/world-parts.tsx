import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PlaceTile } from "../place-tile/place-tile.tsx";
import { useTourFacts } from "../place-tile/use-tour-facts.ts";
import styles from "./tiles.module.css";

export interface WorldPart {
  slug: string;
  name: string;
  tours: number;
  image: string | null;
  colour: string;
}

/** Parts of the world as pictures, before their countries. */
export function WorldParts({ parts }: { parts: readonly WorldPart[] }) {
  const { t } = useTranslation("hubs");
  const factsOf = useTourFacts();
  return (
    <section aria-labelledby="world-parts">
      <h2 id="world-parts" className={styles.hidden}>
        {t("destinations.parts")}
      </h2>
      <ul className={styles.parts}>
        {parts.map((part, index) => (
          <li key={part.slug}>
            <PlaceTile
              place={part}
              facts={factsOf(part)}
              sizes="(width >= 992px) 200px, 46vw"
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
