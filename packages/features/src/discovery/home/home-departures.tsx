import { formatMoney } from "@tropa/domain/money";
import { formatDateRange } from "@tropa/i18n/format";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { Price } from "@tropa/ui-kit/price";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { tourPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { durationText } from "../tour-card/card-texts.ts";
import type { Departure } from "./home-page.ts";
import { HomeSection } from "./home-section.tsx";
import styles from "./home-departures.module.css";

const squarish = ["400x300"] as const;
/** Show the seats left from this number down. */
const fewSeats = 3;

/** Guaranteed departures of the next weeks, as a timetable. */
export function HomeDepartures({ departures }: { departures: readonly Departure[] }) {
  const { t } = useTranslation("home");
  if (departures.length === 0) return null;
  return (
    <HomeSection title={t("departures.title")} lead={t("departures.lead")}>
      <ul className={styles.list}>
        {departures.map((departure) => (
          <li key={departure.slug}>
            <Row departure={departure} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Row({ departure }: { departure: Departure }) {
  const { t } = useTranslation("home");
  const { t: cardText } = useTranslation("tourCard");
  const { locale, currency } = useStorefront();
  const { slug, title, location, image, colour, start, end, price, was, seats } = departure;
  return (
    <Card surface="outline" padding="none" interactive className={styles.row}>
      <Picture
        template={image}
        alt=""
        width={1}
        height={1}
        variants={squarish}
        sizes="120px"
        colour={colour}
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.dates}>
          <b>{formatDateRange(start, end, locale)}</b>
          <span data-few={seats <= fewSeats || undefined}>
            {t("departures.seats", { count: seats })}
          </span>
        </p>
        <h3>
          <Link href={tourPath(slug)} variant="bare" className={cardLink}>
            {title}
          </Link>
        </h3>
        <div className={styles.foot}>
          <p className={styles.facts}>
            {[location, durationText(cardText, departure)].filter(Boolean).map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </p>
          <Price
            current={formatMoney({ minor: price, currency }, locale)}
            old={was === undefined ? undefined : formatMoney({ minor: was, currency }, locale)}
          />
        </div>
      </div>
    </Card>
  );
}
