import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { mapAddress } from "@tropa/domain/storefront/variant-config";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Collapse } from "@tropa/ui-kit/collapse";
import { StaticMap } from "@tropa/ui-kit/map";
import { QrCode } from "@tropa/ui-kit/qr-code";
import { useMapSource } from "../../platform/map/map-source.ts";
import { mainId } from "../../platform/page/skip-link.tsx";
import { bookingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useTripFacts } from "../booking-data/trip-facts.ts";
import type { ArrivalPage } from "./arrival-loader.ts";
import { ArrivalTickets } from "./arrival-tickets.tsx";
import { ArrivalWeatherBlock } from "./arrival-weather.tsx";
import { KeepOffline } from "./keep-offline.tsx";
import { Meeting } from "./meeting.tsx";
import { openCachedFile } from "./open-kept.ts";
import styles from "./arrival.module.css";

/** `/arrival/{uuid}`: everything about the day of arrival, stored on the device for use without a network. */
export function ArrivalScreen({ data }: { data: ArrivalPage }) {
  const { t } = useTranslation("arrival");
  const { locale, variant } = useStorefront();
  const { ground } = useMapSource();
  const { arrival, map, programme, weather, asOf } = data;
  const { booking, meeting, code, travellers } = arrival;
  const { lat, lng } = booking.meeting;
  const { dates, people } = useTripFacts(booking);
  const calendar = `/spa/arrival.ics?uuid=${booking.uuid}&lang=${locale}`;
  return (
    <main id={mainId} className={styles.root}>
      <link rel="manifest" href={`./${booking.uuid}/app.webmanifest`} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p className={styles.tour}>{booking.tour.title}</p>
        <p>{dates.value}</p>
        <p>{people.value}</p>
        <KeepOffline calendar={calendar} files={meeting?.files ?? []} />
      </header>
      <div className={styles.columns}>
        <section className={styles.block} aria-labelledby="meet">
          <h2 id="meet">{t("meet.title")}</h2>
          {code === null ? (
            <p>
              {t(
                booking.status >= bookingStatuses.canceledByTourist
                  ? "meet.canceled"
                  : "meet.unpaid",
              )}
            </p>
          ) : (
            <Meeting booking={booking} meeting={meeting} />
          )}
          <div className={styles.actions}>
            <Button
              href={calendar}
              variant="secondary"
              icon="calendar"
              download
              onClick={(event) => openCachedFile(event, `trip-${booking.id}.ics`)}
            >
              {t("calendar")}
            </Button>
            <Button href={bookingPath(booking.uuid)} variant="secondary">
              {t("booking")}
            </Button>
          </div>
        </section>
        {code !== null && (
          <section className={styles.block} aria-labelledby="code">
            <h2 id="code">{t("qr.title")}</h2>
            <p className={styles.muted}>{t("qr.text")}</p>
            <QrCode
              className={styles.qr}
              value={code}
              size={300}
              label={t("qr.label", { id: booking.id })}
            />
            <p>
              {t("number", { id: booking.id })}
              {travellers.length > 0 && ` · ${travellers.join(", ")}`}
            </p>
          </section>
        )}
        {map && lat !== null && lng !== null && (
          <div className={styles.block}>
            <StaticMap
              drawing={map}
              ground={ground}
              label={t("meet.map", { place: booking.meeting.place })}
            />
            <Button
              href={mapAddress(variant, { lat, lng })}
              icon="map"
              target="_blank"
              rel="noopener noreferrer"
            >
              {t("meet.openMap")}
            </Button>
          </div>
        )}
        <ArrivalTickets tickets={arrival.tickets} />
        {weather && <ArrivalWeatherBlock weather={weather} />}
        {programme.length > 0 && (
          <section className={styles.block} aria-labelledby="programme">
            <h2 id="programme">{t("programme")}</h2>
            <div>
              {programme.map(({ day, title, text }) => (
                <Collapse key={day} summary={t("day", { day, title })} open={day === 1}>
                  <p className={styles.text}>{text}</p>
                </Collapse>
              ))}
            </div>
          </section>
        )}
      </div>
      <p className={styles.muted}>{t("asOf", { date: formatDate(asOf, locale, "full") })}</p>
    </main>
  );
}
