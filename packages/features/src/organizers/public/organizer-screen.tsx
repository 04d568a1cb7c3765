import { formatDate, formatList, formatNumber } from "@tropa/i18n/format";
import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { Pagination } from "@tropa/ui-kit/pagination";
import { Picture } from "@tropa/ui-kit/picture";
import { TourGrid } from "../../discovery/tour-card/tour-grid.tsx";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { TourReview } from "../../discovery/review-card/tour-review.tsx";
import { mainId } from "../../platform/page/skip-link.tsx";
import {
  allToursPath,
  listingPath,
  organizerPagePath,
  tourPath,
} from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { placeText } from "../place-text.ts";
import { AuthorHeader } from "../../discovery/author/author-header.tsx";
import type { OrganizerPageData } from "./organizer-loader.ts";
import { Marks } from "./marks.tsx";
import { WriteButton } from "./write-button.tsx";
import styles from "./organizer-screen.module.css";

/** Number of tours shown on phones; must match the style sheet. */
const toursOfPhone = 6;
const toursId = "tours";
const reviewsId = "reviews";

/** Page of an organizer, with their tours and the tours' reviews. */
export function OrganizerScreen({ page, crumbs }: { page: OrganizerPageData; crumbs: Crumbs }) {
  const { organizer, tours, toursTotal, listing } = page;
  const { t } = useTranslation("organizer");
  const { locale } = useStorefront();
  const joined = formatDate(organizer.joined_on, locale, "month");
  const started = formatDate(organizer.started_on, locale, "month");
  return (
    <main id={mainId} className={styles.root}>
      <Breadcrumbs items={crumbs} />
      <Cover tours={tours} />
      <AuthorHeader
        author={organizer}
        flags={organizer.verification}
        bookHref={`#${toursId}`}
        action={<WriteButton organizerId={organizer.id} />}
        isOwnPage
      >
        <li>{placeText(organizer)}</li>
        {joined === started ? (
          <li>{t("tour:organizer.joinedAndSince", { date: joined })}</li>
        ) : (
          <>
            <li>{t("tour:organizer.joined", { date: joined })}</li>
            <li>{t("tour:organizer.since", { date: started })}</li>
          </>
        )}
      </AuthorHeader>
      <About organizer={organizer} />
      <section id={toursId} className={styles.part} aria-labelledby={`${toursId}-title`}>
        <h2 id={`${toursId}-title`}>{t("tours")}</h2>
        {tours.length === 0 ? (
          <p className={styles.muted}>
            {t("noTours")} <Link href={allToursPath()}>{t("allTours")}</Link>
          </p>
        ) : (
          <TourGrid
            tours={tours}
            sizes="(width >= 992px) 300px, (width >= 576px) 46vw, 92vw"
            heading="h3"
            className={styles.tours}
          />
        )}
        {toursTotal > toursOfPhone && (
          <p className={toursTotal > tours.length ? undefined : styles.onPhone}>
            <Button href={listing} variant="secondary">
              {t("toursAll", { number: formatNumber(toursTotal, locale) })}
            </Button>
          </p>
        )}
      </section>
      <Reviews page={page} />
    </main>
  );
}

const coverPictures = 3;

/** The organizer's tours as cards: one per row on phones, three on wide screens. */
function Cover({ tours }: Pick<OrganizerPageData, "tours">) {
  const images = new Map(
    tours.flatMap(({ image, colour }) => (image === "" ? [] : [[image, colour] as const])),
  );
  if (images.size === 0) return null;
  return (
    <div className={styles.cover}>
      {[...images].slice(0, coverPictures).map(([image, colour], index) => (
        <Picture
          key={image}
          template={image}
          alt=""
          width={4}
          height={3}
          variants={["400x300", "800x600"]}
          sizes="(width >= 768px) 420px, 92vw"
          colour={colour}
          priority={index === 0}
        />
      ))}
    </div>
  );
}

function About({ organizer }: Pick<OrganizerPageData, "organizer">) {
  const { t } = useTranslation("organizer");
  const { locale } = useStorefront();
  const { about, languages, countries, author_data: experience, name, title } = organizer;
  const journeys = experience?.completed_bookings ?? 0;
  return (
    <section className={styles.part} aria-labelledby="about-title">
      <h2 id="about-title">{t("about")}</h2>
      {about !== "" && <p className={styles.text}>{about}</p>}
      <dl className={styles.facts}>
        {title !== "" && title !== name && (
          <div>
            <dt>{t("company")}</dt>
            <dd>{title}</dd>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <dt>{t("languages")}</dt>
            <dd>
              {formatList(
                languages.map((language) =>
                  t(`tour:languages.${language}`, { defaultValue: language }),
                ),
                locale,
              )}
            </dd>
          </div>
        )}
        {experience && journeys > 0 && (
          <div>
            <dt>{t("journeys")}</dt>
            <dd>
              {t("journeysText", {
                count: experience.travellers,
                number: formatNumber(experience.travellers, locale),
              })}
            </dd>
          </div>
        )}
        {countries.length > 0 && (
          <div>
            <dt>{t("where")}</dt>
            <dd>
              <ul className={styles.inline}>
                {countries.map((country) => (
                  <li key={country.id}>
                    <Link href={listingPath(country.slug)}>{country.name}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Reviews({ page: { organizer, reviews } }: { page: OrganizerPageData }) {
  const { t } = useTranslation("organizer");
  const { items, page, pages, total } = reviews;
  return (
    <section id={reviewsId} className={styles.part} aria-labelledby={`${reviewsId}-title`}>
      <h2 id={`${reviewsId}-title`}>{t("reviews")}</h2>
      {items.length === 0 ? (
        <p className={styles.muted}>{t("noReviews")}</p>
      ) : (
        <>
          <Marks rating={organizer.rating} total={total} counts={organizer.rating_counts} />
          <ul className={styles.reviews}>
            {items.map((review) => (
              <li key={review.uuid}>
                <ul className={styles.review}>
                  <TourReview review={review} />
                </ul>
                <p className={styles.tour}>
                  {review.tour.is_active ? (
                    <Link href={tourPath(review.tour.slug)} variant="quiet">
                      {review.tour.name}
                    </Link>
                  ) : (
                    review.tour.name
                  )}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {pages > 1 && (
        <Pagination
          current={page}
          total={pages}
          hrefFor={(number) => `${organizerPagePath(organizer.id, number)}#${reviewsId}`}
        />
      )}
    </section>
  );
}
