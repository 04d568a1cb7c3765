import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { Numbers } from "@tropa/api-contract/staff/calls-numbers";
import { todayIn } from "@tropa/domain/time/local-date";
import { formatDate, formatDateRange, formatList } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useSearchParams } from "react-router";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { AnswerFigure, CancellationFigure, SearchFigure } from "./care-figures.tsx";
import { NumbersFilters } from "./numbers-filters.tsx";
import { numbersQuery, readFilters } from "./numbers-query.ts";
import { DayFigure, StateFigure, StepFigure } from "./sales-figures.tsx";
import { SupplyFigure, SupplyPlaceFigure } from "./supply-figures.tsx";
import { Totals } from "./totals.tsx";
import styles from "./numbers.module.css";

/** Figures of the chosen period, each beside the period before. */
export function NumbersPart() {
  const { t } = useTranslation("staffNumbers");
  const storefront = useStorefront();
  const [address] = useSearchParams();
  const chosen = readFilters(address, todayIn(storefront.variant.timeZone));
  const { query } = chosen;
  const { data, error, isPlaceholderData, refetch } = useQuery(numbersQuery(storefront, query));
  const isUnknown = isApiClientError(error) && error.status === 404;
  return (
    <>
      <NumbersFilters chosen={chosen} numbers={data} />
      {isUnknown && (
        <EmptyState
          icon="search"
          title={t("noOrganizer")}
          text={t("noOrganizerText")}
          headingLevel={2}
          actions={
            <Button variant="secondary" href={deskPath("numbers")}>
              {t("clear")}
            </Button>
          }
        />
      )}
      {!data &&
        !isUnknown &&
        (error ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data && !isUnknown && (
        <div className={styles.numbers} aria-busy={isPlaceholderData}>
          <Explanation numbers={data} />
          <Totals numbers={data} />
          <div className={styles.figures}>
            <DayFigure numbers={data} query={query} />
            <StateFigure numbers={data} query={query} />
            <StepFigure numbers={data} query={query} />
            <AnswerFigure numbers={data} query={query} />
            <CancellationFigure numbers={data} query={query} />
            <SupplyFigure numbers={data} query={query} />
            <SearchFigure numbers={data} query={query} />
            <SupplyPlaceFigure numbers={data} query={query} />
          </div>
        </div>
      )}
    </>
  );
}

/** Which days are compared, whose days they are, and how far they are counted. */
function Explanation({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation("staffNumbers");
  const { locale } = useStorefront();
  const moment = useMoment();
  const { period, period_before: before } = numbers;
  const storefronts = numbers.storefronts.filter(({ is_chosen: isChosen }) => isChosen);
  const [first] = storefronts;
  const counted = storefronts
    .flatMap(({ counted_at: at }) => at ?? [])
    .toSorted()
    .at(0);
  return (
    <div className={styles.notes}>
      <p>
        <b>
          {t("compared", {
            period: formatDateRange(period.from, period.to, locale),
            before: formatDateRange(before.from, before.to, locale),
          })}
        </b>
      </p>
      <p>
        {t("zones", {
          zones: formatList(
            storefronts.map(({ name, time_zone: zone }) => `${name} — ${zone}`),
            locale,
          ),
        })}{" "}
        {first && (counted ? t("countedAt", { moment: moment(counted) }) : t("notCounted"))}
      </p>
      {storefronts.map(
        ({ id, name, counted_from: from }) =>
          from !== null &&
          from > before.from && (
            <p key={id}>
              {t("countedFrom", { storefront: name, day: formatDate(from, locale, "full") })}
            </p>
          ),
      )}
    </div>
  );
}
