import type { OrganizerHubCard as Facts } from "@tropa/api-contract/organizers/organizer";
import { imageUrl } from "@tropa/domain/media/image-url";
import { formatList, formatNumber, formatRating } from "@tropa/i18n/format";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { Rating } from "@tropa/ui-kit/rating";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { placeText } from "../place-text.ts";
import { organizerPagePath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./organizer-card.module.css";

const photoSide = 64;

/** An organizer in the hub; the whole card is one link. */
export function OrganizerCard({ organizer }: { organizer: Facts }) {
  const { t } = useTranslation("organizer");
  const { locale } = useStorefront();
  const { id, name, photo, city, country, languages, rating } = organizer;
  const spoken = formatList(
    languages.map((language) => t(`tour:languages.${language}`, { defaultValue: language })),
    locale,
  );
  return (
    <Card as="article" surface="outline" interactive className={styles.root}>
      {organizer.pictures.length > 0 && (
        <div className={styles.pictures}>
          {organizer.pictures.map(({ image, color }, index) => (
            <Picture
              // Keyed by index: two tours may have the same picture.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              template={image}
              alt=""
              width={4}
              height={3}
              variants={["400x300"]}
              sizes="(width >= 576px) 200px, 45vw"
              colour={color}
            />
          ))}
        </div>
      )}
      <Avatar
        name={name}
        {...(photo !== "" && { src: imageUrl(photo, "320x320") })}
        size={photoSide}
        decorative
      />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link href={organizerPagePath(id)} variant="bare" className={cardLink}>
            {name}
          </Link>
        </h2>
        <ul className={styles.facts}>
          <li>
            {organizer.reviews_count > 0 ? (
              <Rating
                size="sm"
                value={formatRating(rating, locale)}
                count={`(${formatNumber(organizer.reviews_count, locale)})`}
              />
            ) : (
              <Rating size="sm" newLabel={t("tourCard:noReviews")} />
            )}
          </li>
          <li>{t("tour:organizer.tours", { count: organizer.tours_count })}</li>
        </ul>
        {organizer.is_verified && (
          <p className={styles.verified}>
            <Icon name="shield" size={18} />
            {t("tour:organizer.verified")}
          </p>
        )}
        <p className={styles.muted}>{placeText({ city, country })}</p>
        {languages.length > 0 && (
          <p className={styles.muted}>
            <VisuallyHidden>{t("tour:organizer.speaks", { languages: spoken })}</VisuallyHidden>
            <span aria-hidden="true">{spoken}</span>
          </p>
        )}
      </div>
      {organizer.quote && (
        <blockquote className={styles.quote}>
          <p>
            <q>{organizer.quote.text}</q>
          </p>
          <cite>{organizer.quote.author_name}</cite>
        </blockquote>
      )}
    </Card>
  );
}
