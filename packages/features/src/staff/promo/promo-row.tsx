import { useQuery } from "@tanstack/react-query";
import { longestMoneyReason } from "@tropa/api-contract/staff/calls-commission";
import { endPromoCodeCall } from "@tropa/api-contract/staff/calls-promo";
import type { PromoCodeAnswer } from "@tropa/api-contract/staff/calls-promo";
import { formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { MoneyRow } from "../payouts/money-table.tsx";
import { useDeskAct } from "../queues/desk-queries.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import ReasonDialog from "../sections/reason-dialog.tsx";
import { promoLogQuery } from "./promo-queries.ts";
import { placeValue } from "./typed-promo.ts";
import styles from "../queues/queues.module.css";

interface PromoRowProps {
  columns: readonly string[];
  promo: PromoCodeAnswer;
  /** Its name. */
  storefront: string;
  /** Names of places. */
  places: readonly { value: string; text: string }[];
  mayEnd: boolean;
}

/** A promo code: what it gives and gave, its limits, its history, and a button that ends it. */
export function PromoRow({ columns, promo, storefront, places, mayEnd }: PromoRowProps) {
  const { t } = useTranslation("staffPromo");
  const { locale } = useStorefront();
  const facts = useFacts(promo, places);
  const period = usePeriod();
  const [isOpen, setOpen] = useState(false);
  const { code, terms, currency, uses, max_uses: limit } = promo;
  const write = (minor: number) => formatMoney({ minor, currency }, locale);
  const isUsedUp = limit !== null && uses >= limit;
  return (
    <MoneyRow
      columns={columns}
      cells={[
        <span key="code">
          <b>{code}</b>
          <br />
          <span className={styles.hint}>{[promo.campaign, storefront].join(" · ")}</span>
        </span>,
        terms.percent === null
          ? t("amount", { amount: write(terms.amount) })
          : t("percent", { percent: terms.percent.toLocaleString(locale) }),
        <span key="valid">
          {period(promo.valid_from, promo.valid_until) || t("always")}{" "}
          {promo.ended_at !== null && <Badge tone="neutral">{t("isEnded")}</Badge>}
        </span>,
        <span key="uses">
          {limit === null
            ? uses.toLocaleString(locale)
            : t("usesOf", {
                uses: uses.toLocaleString(locale),
                limit: limit.toLocaleString(locale),
              })}{" "}
          {isUsedUp && promo.ended_at === null && <Badge tone="warning">{t("usedUp")}</Badge>}
        </span>,
        <b key="given">{write(promo.given)}</b>,
      ]}
      below={
        <div className={styles.list}>
          <span className={styles.hint}>{facts.join(" · ")}</span>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="sm"
              icon={isOpen ? "chevron-up" : "chevron-down"}
              aria-expanded={isOpen}
              aria-label={t("historyOf", { code })}
              onClick={() => setOpen(!isOpen)}
            >
              {t("history")}
            </Button>
            {mayEnd && promo.ended_at === null && <EndButton promo={promo} />}
          </div>
          {isOpen && <History id={promo.id} />}
        </div>
      }
    />
  );
}

/** Writes a period that may be open at either end; empty if it is open at both. */
function usePeriod() {
  const { t } = useTranslation("staffPromo");
  const { locale } = useStorefront();
  return (from: string | null, until: string | null): string =>
    [
      from !== null && t("from", { day: formatDate(from, locale, "full") }),
      until !== null && t("until", { day: formatDate(until, locale, "full") }),
    ]
      .filter(Boolean)
      .join(" ");
}

/** Who bears the code, and its limits. */
function useFacts(promo: PromoCodeAnswer, places: PromoRowProps["places"]): string[] {
  const { t } = useTranslation("staffPromo");
  const { locale } = useStorefront();
  const period = usePeriod();
  const list = new Intl.ListFormat(locale, { type: "unit", style: "short" });
  const chosen = [
    ...promo.country_ids.map((id) => placeValue("country", id)),
    ...promo.city_ids.map((id) => placeValue("city", id)),
  ].map((value) => places.find((one) => one.value === value)?.text ?? value);
  const trips = period(promo.starts_from, promo.starts_until);
  return [
    t(`facts.bearer.${promo.borne_by}`),
    promo.is_first_booking && t("facts.firstBooking"),
    promo.max_uses_per_person !== null &&
      t("facts.perPerson", { count: promo.max_uses_per_person }),
    promo.tour_ids.length > 0 &&
      t("facts.tours", { list: list.format(promo.tour_ids.map(String)) }),
    chosen.length > 0 && t("facts.places", { list: list.format(chosen) }),
    trips !== "" && t("facts.starts", { period: trips }),
  ].filter((fact) => fact !== false);
}

function EndButton({ promo: { id, code } }: { promo: PromoCodeAnswer }) {
  const { t } = useTranslation("staffPromo");
  const [isEnding, setEnding] = useState(false);
  const { mutate, isPending } = useDeskAct<string>({
    send: (api, reason) => api.call(endPromoCodeCall, { body: { id, reason } }),
    done: () => ({ text: t("ended") }),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t("endOf", { code })}
        onClick={() => setEnding(true)}
      >
        {t("end")}
      </Button>
      {isEnding && (
        <ReasonDialog
          title={t("endOf", { code })}
          text={t("endText")}
          submit={t("end")}
          isDanger
          maxLength={longestMoneyReason}
          isRunning={isPending}
          onSubmit={(reason, close) => mutate(reason, { onSuccess: close })}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}

function History({ id }: { id: number }) {
  const { t } = useTranslation("staffPromo");
  const moment = useMoment();
  const { data, isError, refetch } = useQuery(promoLogQuery(useStorefront(), id));
  if (!data) return isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  return (
    <ul className={styles.list}>
      {data.items.map(({ at, by, call, reason }) => (
        <li key={`${at} ${call}`}>
          {t(`staffDesk:calls.${call}`)}
          <br />
          <span className={styles.hint}>
            {t("entry", { name: by, moment: moment(at), reason })}
          </span>
        </li>
      ))}
    </ul>
  );
}
