import { imageUrl } from "@tropa/domain/media/image-url";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { clsx } from "clsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { organizerPagePath } from "../../../platform/links/paths.ts";
import type { CardFacts } from "../../tour-card/card-facts.ts";
import type { Destination } from "../choices/listing-page.ts";
import styles from "./destination.module.css";

interface DestinationAroundProps {
  sights: NonNullable<Destination["sights"]>;
  cards: readonly CardFacts[];
  className: string | undefined;
}

/** Sights of a place and who leads its tours, between its cards. */
export function DestinationAround({ sights, cards, className }: DestinationAroundProps) {
  const { t } = useTranslation("listing");
  return (
    <div className={clsx(styles.around, className)}>
      <section aria-labelledby="sights" className={styles.sights}>
        <header>
          <h2 id="sights">{t("destination.sights")}</h2>
          <Link href={sights.path}>{t("destination.allSights", { count: sights.total })}</Link>
        </header>
        <ul>
          {sights.items.map((sight) => (
            <li key={sight.path}>
              <Link href={sight.path} variant="bare">
                <Picture
                  template={sight.image}
                  alt=""
                  width={4}
                  height={3}
                  variants={["400x300"]}
                  sizes="(width >= 768px) 96px, 30vw"
                  colour={sight.colour}
                  className={styles.sight}
                />
                <span>
                  <b>{sight.name}</b>
                  <small>{sight.kind}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Organizers cards={cards} />
    </div>
  );
}

const facesShown = 3;

/** Organizers of the first tours in the list. */
function Organizers({ cards }: { cards: readonly CardFacts[] }) {
  const { t } = useTranslation("listing");
  const all = new Map(
    cards.flatMap(({ organizer }) => (organizer?.id ? [[organizer.id, organizer] as const] : [])),
  );
  const shown = [...all].slice(0, facesShown);
  if (shown.length < facesShown) return null;
  return (
    <section aria-labelledby="organizers" className={styles.organizers}>
      <h2 id="organizers">{t("destination.organizers")}</h2>
      <ul>
        {shown.map(([id, { name, photo }]) => (
          <li key={id}>
            <Link href={organizerPagePath(id)} variant="bare">
              <Avatar
                name={name}
                src={photo === "" ? undefined : imageUrl(photo, "96x96")}
                size={36}
                decorative
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
