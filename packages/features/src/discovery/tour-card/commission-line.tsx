import type { tourPrivateDataCall } from "@tropa/api-contract/staff/calls-staff";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { formatMoney } from "@tropa/domain/money";
import { formatDate, formatNumber } from "@tropa/i18n/format";
import { Link } from "@tropa/ui-kit/link";
import { useEffect, useRef, useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useWhereSeen } from "./where-seen.ts";
import type { WhereSeen } from "./where-seen.ts";
import styles from "./commission-line.module.css";

type PrivateData = AnswerOf<typeof tourPrivateDataCall>;

/** Distance from the viewport at which data loads, px. */
const nearPx = 300;

interface CommissionLineProps {
  tourId: number;
  hasDates: boolean;
}

interface Asked extends CommissionLineProps {
  where: WhereSeen;
}

async function privateData(
  storefront: Storefront,
  { tourId, hasDates, where }: Asked,
): Promise<PrivateData> {
  return queryClient().fetchQuery({
    queryKey: ["tourPrivateData", tourId, hasDates, where],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [api, calls] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/staff/calls-staff"),
      ]);
      const query = {
        id: String(tourId),
        has_dates: hasDates ? ("1" as const) : ("0" as const),
        ...where,
      };
      return api.call(calls.tourPrivateDataCall, { query, signal });
    },
  });
}

/** Staff's line with commission and rank, loaded as the card comes near. */
export default function CommissionLine({ tourId, hasDates }: CommissionLineProps) {
  const { t } = useTranslation("tourCard");
  const storefront = useStorefront();
  const where = useWhereSeen();
  const [data, setData] = useState<PrivateData | null>(null);
  const root = useRef<HTMLDListElement>(null);

  useEffect(() => {
    const { current: element } = root;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // On failure, show the card without the commission, as visitors see it.
        privateData(storefront, { tourId, hasDates, where }).then(setData, () => {});
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [storefront, tourId, hasDates, where]);

  return (
    <dl ref={root} className={styles.root} aria-label={t("staff.title")} aria-busy={data === null}>
      {data && <Facts data={data} />}
    </dl>
  );
}

function Facts({ data }: { data: PrivateData }) {
  const { t } = useTranslation("tourCard");
  const { locale } = useStorefront();
  const number = (value: number) => formatNumber(value, locale);
  const commission = [
    data.in_percents !== null && `${number(data.in_percents)}%`,
    data.in_quantity !== null &&
      formatMoney({ minor: data.in_quantity, currency: data.currency }, locale),
  ].filter(Boolean);
  const ages =
    data.max_age === null
      ? `${data.min_age}+`
      : t("staff.ages", { from: data.min_age, to: data.max_age });
  const flags = [
    data.has_individual_commission_in_future_dates && t("staff.individual"),
    data.is_unwanted && t("staff.unwanted"),
    data.is_free_cancellation && t("staff.freeCancellation"),
  ].filter(Boolean);
  return (
    <>
      <Fact name={t("staff.commission")}>{commission.join(" · ") || "—"}</Fact>
      <Fact name={t("staff.weight")}>
        {number(data.weight)} / {number(data.total_weight)}
      </Fact>
      <Fact name={t("staff.organizer")}>
        <Link href={data.organizer.adm_url} target="_blank" rel="noopener">
          {data.organizer.title}
        </Link>{" "}
        ({number(data.organizer.tour_weight)})
      </Fact>
      <Fact name={t("staff.age")}>{ages}</Fact>
      {data.update_date && (
        <Fact name={t("staff.updated")}>{formatDate(data.update_date, locale, "full")}</Fact>
      )}
      {flags.length > 0 && <Fact name={t("staff.notes")}>{flags.join(" · ")}</Fact>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
