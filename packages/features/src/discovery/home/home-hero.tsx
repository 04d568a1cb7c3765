import { imageUrl } from "@tropa/domain/media/image-url";
import type { ImageSize } from "@tropa/domain/media/image-url";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { formatNumber, formatRating } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { reviewsPath } from "../../platform/links/paths.ts";
import { SearchBox } from "../search-box/search-box.tsx";
import type { HomePageData } from "./home-page.ts";
import styles from "./home-hero.module.css";

const wideSizes: readonly ImageSize[] = ["640x360", "1280x720", "1920x1080"];
const tallSizes = IMAGE_SIZES.tall as readonly ImageSize[];
/** Media query for the wide layout. */
const wideScreens = "(width >= 576px)";

const srcSet = (template: string, sizes: readonly ImageSize[]) =>
  sizes
    .map((size) => `${imageUrl(template, size, "avif")} ${Number.parseInt(size, 10)}w`)
    .join(", ");

/** The top of the home page: a picture of the season, a headline and the search. */
export function HomeHero({ data }: { data: HomePageData }) {
  const { t } = useTranslation("home");
  const { image, colour } = data.hero;
  return (
    <div className={styles.root} style={{ backgroundColor: colour }}>
      <picture className={styles.picture}>
        <source
          media={wideScreens}
          type="image/avif"
          srcSet={srcSet(image, wideSizes)}
          sizes="100vw"
        />
        <source type="image/avif" srcSet={srcSet(image, tallSizes)} sizes="100vw" />
        <img
          src={imageUrl(image, "1280x720", "webp")}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          decoding="sync"
        />
      </picture>
      <div className={styles.content}>
        <h1>{t("hero.title")}</h1>
        <p className={styles.lead}>{t("hero.lead")}</p>
        <SearchBox fromMonth={data.month} />
        <Counts counts={data.counts} rating={data.rating} />
      </div>
    </div>
  );
}

/** Rating and numbers of tours, regions and organizers; unknown ones are left out. */
function Counts({ counts, rating }: Pick<HomePageData, "counts" | "rating">) {
  const { t } = useTranslation("home");
  const { locale } = useStorefront();
  const all: { key: keyof HomePageData["counts"]; icon: IconName }[] = [
    { key: "tours", icon: "route" },
    { key: "regions", icon: "map" },
    { key: "organizers", icon: "shield" },
  ];
  const counted = all.filter(({ key }) => counts[key] > 0);
  if (counted.length === 0 && !rating) return null;
  return (
    <ul className={styles.counts}>
      {rating && (
        <li>
          <Link href={reviewsPath()} variant="bare">
            <Icon name="star-filled" size={20} />
            {formatRating(rating.value, locale)} ·{" "}
            {t("counts.reviews", {
              count: rating.reviews,
              number: formatNumber(rating.reviews, locale),
            })}
          </Link>
        </li>
      )}
      {counted.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={20} />
          {t(`counts.${key}`, { count: counts[key], number: formatNumber(counts[key], locale) })}
        </li>
      ))}
    </ul>
  );
}
