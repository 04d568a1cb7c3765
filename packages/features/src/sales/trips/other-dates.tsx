import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tropa/domain/money";
import { formatDateRange } from "@tropa/i18n/format";
import { Link } from "@tropa/ui-kit/link";
import { browserApi } from "../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { tourPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { BookingView } from "../booking-data/shown-booking.ts";
import styles from "./trips.module.css";

const mostDates = 5;

/** Coming dates with free seats of a cancelled booking's tour; nothing if there are none. */
export function OtherDates({ booking: { id, tour } }: { booking: BookingView }) {
  const { t } = useTranslation("trips");
  const storefront = useStorefront();
  const { locale } = storefront;
  const { data } = useQuery({
    queryKey: ["booking-dates", id],
    async queryFn({ signal }) {
      const [api, { bookingDatesCall: call }] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/sales/calls-requests"),
      ]);
      return api
        .call(call, { query: { with_variants: "1" }, body: { request_id: id }, signal })
        .catch(logAndReturnNull(call.name, call.path, signal));
    },
    retry: false,
  });
  const free = data?.variants?.filter((date) => !date.is_busy).slice(0, mostDates) ?? [];
  if (free.length === 0) return null;
  return (
    <section className={styles.otherDates} aria-labelledby="other-dates">
      <h2 id="other-dates">{t("otherDates")}</h2>
      <ul>
        {free.map((date) => (
          <li key={date.id}>
            <Link href={tourPath(tour.slug, date.id)}>
              {formatDateRange(date.start, date.end, locale)}
            </Link>
            <span>{formatMoney({ minor: date.price, currency: date.currency }, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
