import { imageUrl } from "@tropa/domain/media/image-url";
import { formatRating } from "@tropa/i18n/format";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { Rating } from "@tropa/ui-kit/rating";
import type { ReactNode } from "react";
import { organizerPagePath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { VerificationFlags } from "./verification-flags.tsx";
import type { Verification } from "./verification-flags.tsx";
import styles from "./author-header.module.css";

/** An author as the head of their page, or of a tour made for one party, shows them. */
export interface Author {
  id: number;
  name: string;
  /** URL template with `{size}`; empty without a photo. */
  photo: string;
  tours_count: number;
  rating: number;
  reviews_count: number;
}

interface AuthorHeaderProps {
  author: Author;
  flags: Verification;
  /** Address where tours or dates are chosen. */
  bookHref: string;
  /** A second action beside the booking button. */
  action?: ReactNode;
  /** True on the author's own page: the name is then the page's title and no link. */
  isOwnPage?: boolean;
  hasPage?: boolean;
  /** More facts about the author. */
  children?: ReactNode;
}

const photoSide = 112;

/** Photo, name, verified facts and a booking button. */
export function AuthorHeader({
  author,
  flags,
  bookHref,
  action,
  isOwnPage = false,
  hasPage = true,
  children,
}: AuthorHeaderProps) {
  const { t } = useTranslation("organizer");
  const { locale } = useStorefront();
  const { id, name, photo, rating, reviews_count: reviews, tours_count: tours } = author;
  return (
    <div className={styles.root}>
      <Avatar
        className={styles.photo}
        name={name}
        {...(photo !== "" && { src: imageUrl(photo, "320x320") })}
        size={photoSide}
        decorative
      />
      <div className={styles.text}>
        {isOwnPage ? (
          <h1>{name}</h1>
        ) : (
          <p className={styles.name}>
            {hasPage ? (
              <Link href={organizerPagePath(id)} variant="quiet">
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
        )}
        <ul className={styles.facts}>
          {reviews > 0 && (
            <li>
              <Link
                href={isOwnPage ? "#reviews" : `${organizerPagePath(id)}#reviews`}
                variant="quiet"
              >
                <Rating
                  value={formatRating(rating, locale)}
                  count={t("tour:reviewsCount", { count: reviews })}
                />
              </Link>
            </li>
          )}
          <li>{t("tour:organizer.tours", { count: tours })}</li>
          {children}
        </ul>
      </div>
      <div className={styles.book}>
        <Button href={bookHref}>
          {isOwnPage && tours > 0 ? t("seeTours", { count: tours }) : t("book")}
        </Button>
        {action}
      </div>
      <div className={styles.flags}>
        <VerificationFlags flags={flags} />
      </div>
    </div>
  );
}
