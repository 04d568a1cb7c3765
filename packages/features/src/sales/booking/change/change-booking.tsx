import { writeTime } from "@tropa/domain/time/write-time";
import type { SeenSum } from "@tropa/api-contract/base/primitives";
import { useQuery } from "@tanstack/react-query";
import { todayIn } from "@tropa/domain/time/local-date";
import { formatMoney } from "@tropa/domain/money";
import { endsWithDecision } from "@tropa/domain/sales/cancellation";
import { MAX_PARTY } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { formatDateRange } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useState } from "react";
import { afterClosing } from "../../../platform/browser/after-closing.ts";
import { PrivateData } from "../../../people/private-page/private-data.tsx";
import { codeOf } from "../../../platform/forms/problems/error-code.ts";
import { FormAlert } from "../../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { usePriceQuestion } from "../../price/use-price-question.tsx";
import { useDeadline } from "../../departure/use-deadline.ts";
import { PartyFieldset } from "../../party-fields/party-fieldset.tsx";
import type { BookingView } from "../../booking-data/shown-booking.ts";
import { fetchChangeOffers, sendChange } from "./change-calls.ts";
import type { Offer } from "./change-calls.ts";
import styles from "./change-booking.module.css";

export interface ChangeBookingProps {
  booking: BookingView;
  onClose: () => void;
  /** Called after a change, or when the dialog's data is out of date. */
  onChanged: () => Promise<void>;
}

/** Changes the date or party. The price is shown first, and the API refuses a different one. */
export default function ChangeBooking(props: ChangeBookingProps) {
  return (
    <PrivateData>
      <ChangeDialog {...props} />
    </PrivateData>
  );
}

const partyOf = ({ adults, children_ages: ages }: BookingView): Party => ({
  adults,
  childAges: ages ?? [],
});

function ChangeDialog({ booking, onClose, onChanged }: ChangeBookingProps) {
  const { t } = useTranslation("trips");
  const storefront = useStorefront();
  const { locale, variant } = storefront;
  const [open, setOpen] = useState(true);
  const [party, setParty] = useState(() => partyOf(booking));
  const [chosen, choose] = useState<string | null>(null);
  const { isRunning, problem, run } = useCall();
  const price = usePriceQuestion();
  const deadline = useDeadline(booking.time_zone);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["booking-offers", String(booking.id), JSON.stringify(party)],
    queryFn: () => fetchChangeOffers(storefront, booking, party),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const money = (minor: number) => formatMoney({ minor, currency: booking.currency }, locale);
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  const offer =
    data?.dates.find(({ id }) => String(id) === chosen) ??
    data?.dates.find(({ is_current: isCurrent }) => isCurrent);
  /** Keeps an excursion's time if the new date has it; otherwise takes the first one. */
  const timeOf = ({ start_times: times }: Offer) => {
    const { start_time: own } = booking;
    return own !== null && times.includes(own) ? own : (times[0] ?? null);
  };
  const isUnchanged =
    offer?.is_current === true && JSON.stringify(party) === JSON.stringify(partyOf(booking));
  const change = (agreed?: SeenSum | null) => {
    if (!offer || isUnchanged || (isFetching && agreed === undefined)) return;
    const total = agreed === undefined ? offer.total : (agreed?.amount ?? null);
    void run({
      body: { offer: { ...offer, total }, party, time: timeOf(offer) },
      send: (body) => sendChange(storefront, booking, body),
      async onDone() {
        await onChanged();
        close();
      },
      onRefused(refusal) {
        if (price.ask(refusal, change)) {
          void refetch();
          return true;
        }
        const code = codeOf(refusal);
        if (code !== "conflict" && code !== "no_seats" && code !== "no_cabins") return false;
        // Show current prices and seats.
        void refetch();
        return false;
      },
    });
  };
  const dateText = (date: Offer) => {
    const dates = formatDateRange(date.start, date.end, locale, "full");
    const time = timeOf(date);
    return time === null
      ? dates
      : t("booking:card.datesAt", { dates, time: writeTime(time, locale) });
  };
  const hint = ({ has_seats: has, is_current: isCurrent, certainty }: Offer) => {
    if (!has) return t("change.full");
    const isSure = certainty === "guaranteed";
    const status = t(`common:certainty.${isSure ? "guaranteed" : "preliminary"}`);
    return isCurrent ? `${t("change.current")} · ${status}` : status;
  };
  const cancellationText = ({ start, free_until: until, is_decision_late: isLate }: Offer) => {
    if (endsWithDecision({ start, freeUntil: until, isDecisionLate: isLate }))
      return t("change.freeUntilDecided", { deadline: deadline(until) });
    return until < todayIn(booking.time_zone)
      ? t("change.notFree")
      : t("change.free", { deadline: deadline(until) });
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={t("change.title")}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" className={styles.answer} onClick={close}>
            {t("change.keep")}
          </Button>
          {data?.obstacle === null && (
            <Button
              className={styles.answer}
              loading={isRunning}
              disabled={!offer || !offer.has_seats || isUnchanged || isFetching}
              onClick={() => change()}
            >
              {offer && offer.to_refund > 0
                ? t("change.sendRefund", { amount: money(offer.to_refund) })
                : t("change.send")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.root} aria-busy={isFetching}>
        {!data && !isError && <Skeleton shape="block" height="16rem" />}
        {isError && (
          <>
            <FormAlert problem={{ kind: "unreachable" }} />
            <Button variant="secondary" onClick={() => void refetch()}>
              {t("account:unreachable.retry")}
            </Button>
          </>
        )}
        {data && data.obstacle !== null && <p>{t(`change.obstacle.${data.obstacle}`)}</p>}
        {data?.obstacle === null && (
          <>
            <PartyFieldset
              className={styles.party}
              tour={data.tour}
              party={party}
              seats={MAX_PARTY}
              onChange={setParty}
            />
            <RadioGroup
              label={t("change.date")}
              layout="cards"
              value={String(offer?.id ?? "")}
              options={data.dates.map((date) => ({
                value: String(date.id),
                label: dateText(date),
                hint: hint(date),
                aside: date.total === null ? undefined : money(date.total),
                disabled: !date.has_seats && !date.is_current,
              }))}
              onValueChange={choose}
            />
            {data.dates.length === 0 && <p role="status">{t("change.noPrice")}</p>}
            {offer && !isUnchanged && (
              <div className={styles.sum} role="status">
                {booking.paid > 0 && offer.to_refund > 0 && (
                  <p>{t("change.refund", { amount: money(offer.to_refund) })}</p>
                )}
                {booking.paid > 0 && offer.to_pay > 0 && (
                  <p>{t("change.pay", { amount: money(offer.to_pay) })}</p>
                )}
                {offer.total !== null && <p>{t("change.total", { amount: money(offer.total) })}</p>}
                <p>{cancellationText(offer)}</p>
              </div>
            )}
            <FormAlert problem={problem} />
            {price.question}
          </>
        )}
      </div>
    </Modal>
  );
}
