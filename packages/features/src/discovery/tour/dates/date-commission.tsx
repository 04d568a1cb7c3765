import { queryOptions, useQuery } from "@tanstack/react-query";
import { tourPrivateVariantsCall } from "@tropa/api-contract/staff/calls-staff";
import { formatMoney } from "@tropa/domain/money";
import { formatNumber } from "@tropa/i18n/format";
import { callApi } from "../../../platform/api/browser-api.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./date-commission.module.css";

/** Query for the commissions of all departures of a tour, shared by their lines. */
const commissionsQuery = (storefront: Storefront, tourId: number) =>
  queryOptions({
    queryKey: ["tourPrivateVariants", tourId],
    queryFn: ({ signal }) =>
      callApi(storefront, tourPrivateVariantsCall, {
        query: { id: String(tourId) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Commission and taken seats of a departure, for staff with the permission. */
export default function DateCommission({ tourId, dateId }: { tourId: number; dateId: number }) {
  const { t } = useTranslation("staffTour");
  const storefront = useStorefront();
  const { data } = useQuery(commissionsQuery(storefront, tourId), queryClient());
  const { locale } = storefront;
  const found = data?.items.find(({ id }) => id === dateId);
  // On failure, show the date without the commission, as visitors see it.
  if (!found) return null;
  const number = (value: number) => formatNumber(value, locale);
  const commission = [
    found.in_percents !== null && `${number(found.in_percents)}%`,
    found.in_quantity !== null &&
      formatMoney({ minor: found.in_quantity, currency: found.currency }, locale),
  ].filter(Boolean);
  return (
    <p className={styles.root}>
      {t("commission")}
      {": "}
      {commission.join(" · ") || "—"}
      {found.has_individual_commission && ` · ${t("ofDate")}`}
      {" · "}
      {t("seats", { taken: number(found.seats_taken), total: number(found.seats_total) })}
    </p>
  );
}
