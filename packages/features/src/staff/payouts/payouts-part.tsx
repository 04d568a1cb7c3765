import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { takePayoutBackCall } from "@tropa/api-contract/organizers/calls-money";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type {
  OrganizerBalance,
  organizerMoneyCall,
  OrganizerPayout,
} from "@tropa/api-contract/organizers/calls-money";
import { formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { TextField } from "@tropa/ui-kit/text-field";
import { lazy, Suspense, useState } from "react";
import type { SubmitEvent } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useDeskAct } from "../queues/desk-queries.ts";
import { useQueueAddress } from "../queues/queue.tsx";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { PayoutForm } from "./payout-form.tsx";
import { moneyHref } from "./money-queries.ts";
import { payoutsQuery } from "./payouts-query.ts";
import styles from "../queues/queues.module.css";

type OrganizerMoney = AnswerOf<typeof organizerMoneyCall>;

const numberPattern = /^[1-9]\d{0,8}$/;

/** Loaded on press. */
const SureDialog = lazy(() => import("../queues/sure-dialog.tsx"));

/** Pay-outs to the organizer in the address: lists and records them, and takes back mistaken ones. */
export function PayoutsPart() {
  const { t } = useTranslation("staffDesk");
  const { query, narrow } = useQueueAddress("payments");
  const given = query.get("organizer") ?? "";
  const [typed, setTyped] = useState(given);
  const [isWrong, setWrong] = useState(false);
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    const isNumber = numberPattern.test(typed.trim());
    setWrong(!isNumber);
    if (isNumber) narrow("organizer", typed.trim());
  };
  return (
    <>
      <form className={styles.asked} onSubmit={show}>
        <TextField
          label={t("organizers.number")}
          hint={t("organizers.numberHint")}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          {...(isWrong && { error: t("kit:validation.incorrect") })}
          onValueChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
        />
        <Button type="submit" variant="secondary">
          {t("payouts.show")}
        </Button>
      </form>
      {numberPattern.test(given) && <Payouts key={given} organizerId={Number(given)} />}
    </>
  );
}

function Payouts({ organizerId }: { organizerId: number }) {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const { locale } = storefront;
  const { data, error, refetch } = useQuery(payoutsQuery(storefront, organizerId));
  const [taken, setTaken] = useState<OrganizerPayout | null>(null);
  const { mutate, isPending } = useDeskAct<number>({
    send: (api, id) => api.call(takePayoutBackCall, { body: { id } }),
    done: () => ({ text: t("payouts.takenBack") }),
  });
  if (isApiClientError(error) && error.status === 404)
    return (
      <EmptyState
        icon="compass"
        headingLevel={2}
        title={t("organizers.nobody")}
        text={t("organizers.numberHint")}
      />
    );
  if (!data) return error ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  return (
    <>
      <h2 className={styles.whose}>{data.organizer_title}</h2>
      <section className={styles.item}>
        <h3>{t("payouts.due")}</h3>
        {data.balances.length === 0 && <p className={styles.hint}>{t("payouts.nothing")}</p>}
        {data.balances.map((balance) => (
          <BalanceLine
            key={balance.currency}
            balance={balance}
            inRuns={data.in_runs.filter(({ currency }) => currency === balance.currency)}
          />
        ))}
      </section>
      <PayoutForm organizerId={organizerId} />
      <section className={styles.item}>
        <h3>{t("payouts.paid")}</h3>
        {data.payouts.length === 0 && <p className={styles.hint}>{t("payouts.none")}</p>}
        <ul className={styles.list}>
          {data.payouts.map((payout) => (
            <li key={payout.id}>
              <PayoutLine payout={payout} onTakeBack={() => setTaken(payout)} />
            </li>
          ))}
        </ul>
      </section>
      {taken && (
        <Suspense>
          <SureDialog
            title={t("payouts.sure.title", { reference: taken.reference })}
            text={t("payouts.sure.text", {
              amount: formatMoney({ minor: taken.amount, currency: taken.currency }, locale),
            })}
            submit={t("payouts.takeBack")}
            isDanger
            isRunning={isPending}
            onSure={(close) => mutate(taken.id, { onSettled: close })}
            onClose={() => setTaken(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What can be paid now: money in a run is on its way already. */
function BalanceLine({
  balance: { currency, balance, paid_out },
  inRuns,
}: {
  balance: OrganizerBalance;
  inRuns: OrganizerMoney["in_runs"];
}) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const write = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <p className={styles.head}>
      <b>{write(inRuns.reduce((rest, { amount }) => rest - amount, balance))}</b>
      <span className={styles.hint}>
        {t("payouts.before", { amount: write(paid_out) })}
        {inRuns.map(({ run_id: run, amount }) => (
          <span key={run}>
            <br />
            <Link href={moneyHref("runs", { run: String(run) })}>
              {t("payouts.inRun", { run, amount: write(amount) })}
            </Link>
          </span>
        ))}
      </span>
    </p>
  );
}

function PayoutLine({ payout, onTakeBack }: { payout: OrganizerPayout; onTakeBack: () => void }) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const { paid_on: day, reference, amount: minor, currency } = payout;
  return (
    <div className={styles.head}>
      <span>
        {formatDate(day, locale, "full")}, {reference}
      </span>
      <b>{formatMoney({ minor, currency }, locale)}</b>
      {/* A line of a run fails there. */}
      {!payout.is_of_run && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("payouts.takeBackOf", { reference })}
          onClick={onTakeBack}
        >
          {t("payouts.takeBack")}
        </Button>
      )}
    </div>
  );
}
