import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { imageUrl } from "@tropa/domain/media/image-url";
import { formatNumber, formatRating } from "@tropa/i18n/format";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { organizerPagePath } from "../../../platform/links/paths.ts";
import type { CardFacts } from "../../tour-card/card-facts.ts";
import { monthName } from "../choices/month-name.ts";
import type { Destination, ListingPageData } from "../choices/listing-page.ts";
import styles from "./destination.module.css";

interface DestinationHeroProps {
  data: ListingPageData;
  destination: Destination;
}

/** Introduces a place above its tours: picture, best months, sights and organizers. */
export function DestinationHero({ data, destination }: DestinationHeroProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  const { image, sights, reviews } = destination;
  const months = (data.facts?.bestMonths ?? []).map((month) => monthName(month, locale));
  return (
    <>
      <header className={styles.hero} data-bare={image ? undefined : ""}>
        {image && (
          <Picture
            template={image.image}
            alt=""
            width={16}
            height={9}
            variants={IMAGE_SIZES.wide}
            sizes="(width >= 1280px) 1240px, 92vw"
            colour={image.colour}
            priority
            className={styles.picture}
          />
        )}
        <h1>{data.heading}</h1>
        <p className={styles.lead}>{data.lead}</p>
        <ul className={styles.facts}>
          {reviews && (
            <li>
              <Icon name="star" size={18} />
              <b>{formatRating(reviews.average, locale)}</b>
              <Link href={reviews.path} variant="bare">
                {t("destination.reviewsCount", {
                  count: reviews.total,
                  number: formatNumber(reviews.total, locale),
                })}
              </Link>
            </li>
          )}
          {months.length > 0 && (
            <li>
              <Icon name="sun" size={18} />
              {t("destination.months", { list: months.join(t("about.comma")) })}
            </li>
          )}
        </ul>
      </header>
      {sights && (
        <div className={styles.around}>
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
          <Organizers cards={data.cards} />
        </div>
      )}
    </>
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
